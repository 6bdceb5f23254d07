/** Positions that have come over the live line, so that what happened between them can be told. */
import type { Happening, View } from '../../api/client';

const MOST = 200;

export class Positions {
  private views: View[] = [];

  keep(view: View): void {
    const others = this.views.filter(({ entry }) => entry !== view.entry);
    this.views = [...others, view].sort((a, b) => a.entry - b.entry).slice(-MOST);
  }

  /** Something was taken back: what came after this entry never happened. */
  forget(after: number): void {
    this.views = this.views.filter(({ entry }) => entry <= after);
  }

  /** The position right after an event; null where only later ones are known. */
  after(event: Happening, log: readonly Happening[]): View | null {
    const found = this.next(event);
    if (!found) return null;
    for (let place = log.length - 1; place >= 0 && log[place]!.entry > event.entry; place--) {
      if (log[place]!.entry < found.entry) return null;
    }
    return found;
  }

  /** The first known position in which an event has happened. */
  next(event: Happening): View | null {
    return this.views.find(({ entry }) => entry > event.entry) ?? null;
  }
}
