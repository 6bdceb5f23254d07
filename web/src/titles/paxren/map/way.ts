/** A route to be gone along. It is measured apart from the page, which need not be laid out for that. */
import type { Point } from '../../../map/sheet';

const SAMPLES = 240;

export class Way {
  private readonly line = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  readonly length: number;

  constructor(path: string) {
    this.line.setAttribute('d', path);
    this.length = this.line.getTotalLength();
  }

  at(far: number): { x: number; y: number } {
    return this.line.getPointAtLength(far);
  }

  /** How far along it comes nearest to a place. */
  along([x, y]: Point): number {
    let [best, least] = [0, Infinity];
    for (let n = 0; n <= SAMPLES; n++) {
      const far = (this.length * n) / SAMPLES;
      const point = this.at(far);
      const away = Math.hypot(point.x - x, point.y - y);
      if (away < least) [best, least] = [far, away];
    }
    return best;
  }
}
