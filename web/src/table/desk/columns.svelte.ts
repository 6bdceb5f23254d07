/** The columns of one reader: widths and folds, remembered for each title. */
import * as kept from '../../lib/kept';
import { beginsFolded, bounded, bounds, designed, FLANKS, type Flank } from './columns';

interface Kept {
  width?: number;
  folded?: boolean;
}

export class Columns {
  /** The width and the height of the window; the table tells them. */
  window = $state(innerWidth);
  height = $state(innerHeight);
  private own = $state.raw<Partial<Record<Flank, Kept>>>({});

  /** What the boards have needed so far in a window of this size: what grew does not shrink again under the reader's eyes. */
  private grown = { window: 0, height: 0, width: 0 };
  /** The width the boards begin with. */
  private readonly boardsWidth = $derived.by(() => {
    const { window, height } = this;
    const fits = window === this.grown.window && height === this.grown.height ? this.grown.width : 0;
    const width = designed('left', window);
    this.grown = { window, height, width: Math.max(fits, this.boards(width, height, window - this.besides('left')) ?? width) };
    return this.grown.width;
  });

  /** `boards`: how wide this title's boards are to be, where they are designed to be so wide, the window is so high, and
      they have so much width together with the map. */
  constructor(
    private readonly title: string,
    private readonly boards: (width: number, height: number, together: number) => number | undefined = () => undefined,
  ) {
    this.own = kept.preference(this.name, {});
  }

  folded(flank: Flank): boolean {
    return this.own[flank]?.folded ?? beginsFolded(flank, this.window);
  }

  width(flank: Flank): number {
    return bounded(flank, this.wanted(flank), this.window, this.besides(flank));
  }

  bounds(flank: Flank): [number, number] {
    return bounds(flank, this.window, this.besides(flank));
  }

  /** Both are folded: the map has the window to itself. */
  get away(): boolean {
    return FLANKS.every((flank) => this.folded(flank));
  }

  widen(flank: Flank, width: number): void {
    this.keep(flank, { width: bounded(flank, width, this.window, this.besides(flank)) });
  }

  /** Back to the width the window is designed for. */
  reset(flank: Flank): void {
    this.keep(flank, { width: undefined });
  }

  fold(flank: Flank, folded = !this.folded(flank)): void {
    this.keep(flank, { folded });
  }

  /** The whole window for the map, or both columns again. */
  foldAll(): void {
    const folded = !this.away;
    for (const flank of FLANKS) this.fold(flank, folded);
  }

  private wanted(flank: Flank): number {
    return this.own[flank]?.width ?? this.begins(flank);
  }

  private begins(flank: Flank): number {
    return flank === 'left' ? this.boardsWidth : designed(flank, this.window);
  }

  private besides(flank: Flank): number {
    const other = flank === 'left' ? 'right' : 'left';
    return this.folded(other) ? 0 : this.begins(other);
  }

  private keep(flank: Flank, change: Kept): void {
    this.own = { ...this.own, [flank]: { ...this.own[flank], ...change } };
    kept.prefer(this.name, this.own);
  }

  private get name(): string {
    return `columns.${this.title}`;
  }
}
