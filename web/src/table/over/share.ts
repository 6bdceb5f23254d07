/** The picture of a finished game, handed to the device to share, or kept as a file. */
import { named, say } from '../../language/language.svelte';
import type { TableStore } from '../table.svelte';
import { CURVES, paint, type Told } from './picture';
import { foremost, plot, valueAt, type Story } from './plot';

/** A colour as it is painted, whatever custom property it comes from. */
function painted(colour: string): string {
  const probe = document.createElement('span');
  probe.style.color = colour;
  document.body.append(probe);
  const found = getComputedStyle(probe).color;
  probe.remove();
  return found;
}

export function toTell(store: TableStore, story: Story): Told {
  const sides = store.live.standing.map(({ kind, side }) => store.teller.thing(kind, side));
  const colours = store.live.standing.map(({ side }) => painted(store.title.colour(side)));
  const who = (seat: number) => {
    const name = store.table.seats[seat]?.name;
    return name ? `${sides[seat]} (${name})` : sides[seat]!;
  };
  const order = store.live.result.map((place, seat) => ({ place, seat })).sort((a, b) => a.place - b.place);
  const figure = foremost(story, store.title.decides);
  const value = (seat: number) => valueAt(story.moments.at(-1)!, figure, seat);
  const told = (seat: number) => (figure === 'share' ? `${value(seat)}%` : String(value(seat)));
  /** What made one win need not be what the others are placed by. */
  const inOrder = order.every(({ seat }, n) => n === 0 || value(seat) <= value(order[n - 1]!.seat));
  const winners = order.filter(({ place }) => place === 1);
  return {
    heading: `${say('table-winner', { count: winners.length })} ${winners.map(({ seat }) => who(seat)).join(', ')}`,
    verdict: store.title.verdict(store)[0] ?? store.teller.words.say(`ending-${story.ending}`),
    game: named(store.frame.scenario_names),
    figure: figure === 'share' ? say('people-share') : store.teller.words.say(`figure-${story.figures[figure]!}`),
    places: order.map(({ place, seat }) => ({
      place: `${place}.`,
      name: who(seat),
      points: inOrder ? told(seat) : '',
      colour: colours[seat]!,
    })),
    plot: plot(story.moments, figure, CURVES),
    ends: store.live.standing.map((_, seat) => told(seat)),
    colours,
    ground: store.frame.board ? `/api/titles/${store.frame.title}/maps/${store.frame.board}_1x.webp` : null,
  };
}

export async function share(store: TableStore, story: Story): Promise<void> {
  const blob = await paint(toTell(store, story));
  const file = new File([blob], `theatrum-${store.frame.title}-${store.id}.png`, { type: 'image/png' });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(() => undefined); // the reader thought better of it
    return;
  }
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(file), download: file.name });
  link.click();
  URL.revokeObjectURL(link.href);
  store.tell(say('people-picture-kept'));
}
