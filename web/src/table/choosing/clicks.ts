/** What one click does, however many choices it takes, is taken back by one as well. */

export class Clicks {
  /** The entries of the choices that the click under way has made, and of the clicks that made several. */
  private made: number[] | null = null;
  private readonly runs: { first: number; last: number }[] = [];

  /** Choices that this work makes are one click's, also where it breaks off. */
  async asOne(work: () => Promise<void>): Promise<void> {
    if (this.made) return work();
    const made: number[] = (this.made = []);
    try {
      await work();
    } finally {
      this.made = null;
      const [first, last] = [made[0], made.at(-1)];
      if (made.length > 1) this.runs.push({ first: first!, last: last! });
    }
  }

  /** A choice was made at this entry. */
  add(entry: number): void {
    this.made?.push(entry);
  }

  /** Take back the last choice, and all others of its click: as far as the game goes back. */
  async back(entry: () => number, takeBack: () => Promise<void>): Promise<void> {
    await takeBack();
    const run = this.runs.at(-1);
    if (!run || entry() > run.last) return;
    this.runs.pop();
    for (let stood = Infinity; entry() > run.first && entry() < stood; await takeBack()) stood = entry();
  }
}
