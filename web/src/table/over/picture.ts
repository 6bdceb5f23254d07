/** The end of a game as a picture to share, painted in the browser: who won, the curve, everybody's place. */
import type { Plot } from './plot';

export interface Told {
  heading: string;
  /** How it was won, in a sentence. */
  verdict: string;
  game: string;
  /** What the curves show. */
  figure: string;
  places: { place: string; name: string; points: string; colour: string }[];
  plot: Plot;
  /** What each seat's curve comes to. */
  ends: string[];
  /** The colour of each seat's curve. */
  colours: string[];
  /** The address of a picture to lie faintly below it all. */
  ground: string | null;
}

export const SIZE = { width: 1200, height: 630 };
/** Where the curves lie in the picture. */
export const CURVES = { width: 1200, height: 630, left: 470, right: 60, top: 230, bottom: 80 };

const INK = '#2a1f15';
const SOFT = '#5c4a37';
const ACCENT = '#85291d';
const PAPER = '#faf4e6';
const MARGIN = 48;
const ROW = 52;
const MOST = 7;

function loaded(address: string): Promise<HTMLImageElement | null> {
  return new Promise((done) => {
    const image = new Image();
    image.onload = () => done(image);
    image.onerror = () => done(null);
    image.src = address;
  });
}

/** The picture as a PNG. */
export async function paint(told: Told): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, SIZE);
  const pen = canvas.getContext('2d')!;
  const ground = told.ground && (await loaded(told.ground));
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, SIZE.width, SIZE.height);
  if (ground) lay(pen, ground);
  head(pen, told);
  places(pen, told);
  curves(pen, told);
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture')))));
}

/** The ground fills the picture and stays faint. */
function lay(pen: CanvasRenderingContext2D, ground: HTMLImageElement): void {
  const scale = Math.max(SIZE.width / ground.width, SIZE.height / ground.height);
  const [width, height] = [ground.width * scale, ground.height * scale];
  pen.globalAlpha = 0.22;
  pen.drawImage(ground, (SIZE.width - width) / 2, (SIZE.height - height) / 2, width, height);
  pen.globalAlpha = 1;
}

function write(pen: CanvasRenderingContext2D, text: string, font: string, colour: string, x: number, y: number, wide: number) {
  pen.font = font;
  pen.fillStyle = colour;
  pen.fillText(text, x, y, wide);
}

function head(pen: CanvasRenderingContext2D, { heading, verdict, game }: Told): void {
  const wide = SIZE.width - 2 * MARGIN;
  pen.fillStyle = ACCENT;
  pen.fillRect(0, 0, SIZE.width, 14);
  write(pen, heading, '700 58px "Alegreya SC", serif', ACCENT, MARGIN, 92, wide);
  write(pen, verdict, '400 28px "Alegreya Sans", sans-serif', INK, MARGIN, 138, wide);
  write(pen, game, 'italic 400 28px "EB Garamond", serif', SOFT, MARGIN, 180, wide);
  write(pen, 'Theatrum', '700 26px "Alegreya SC", serif', ACCENT, MARGIN, SIZE.height - 30, wide);
}

function places(pen: CanvasRenderingContext2D, told: Told): void {
  const right = CURVES.left - 70;
  told.places.slice(0, MOST).forEach(({ place, name, points, colour }, row) => {
    const y = CURVES.top + 18 + row * ROW;
    pen.fillStyle = colour;
    pen.strokeStyle = INK;
    pen.lineWidth = 1.5;
    pen.fillRect(MARGIN + 42, y - 20, 22, 22);
    pen.strokeRect(MARGIN + 42, y - 20, 22, 22);
    write(pen, place, '700 26px "Alegreya SC", serif', INK, MARGIN, y, 40);
    write(pen, name, '400 27px "Alegreya Sans", sans-serif', INK, MARGIN + 76, y, right - MARGIN - 126);
    pen.textAlign = 'right';
    write(pen, points, '700 27px "Alegreya Sans", sans-serif', INK, right, y, 60);
    pen.textAlign = 'left';
  });
}

function curves(pen: CanvasRenderingContext2D, { plot, colours, figure, ends }: Told): void {
  const [left, right] = [CURVES.left, CURVES.width - CURVES.right];
  write(pen, figure, '400 22px "Alegreya Sans", sans-serif', SOFT, left, CURVES.top - 18, 400);
  pen.textAlign = 'right';
  for (const { y, value } of plot.values) {
    pen.strokeStyle = '#cdbb95';
    pen.lineWidth = 1;
    pen.stroke(new Path2D(`M${left} ${y}H${right}`));
    write(pen, String(value), '400 19px "Alegreya Sans", sans-serif', SOFT, left - 10, y + 6, 60);
  }
  pen.textAlign = 'center';
  for (const { x, round } of plot.rounds) {
    write(pen, String(round), '400 19px "Alegreya Sans", sans-serif', SOFT, x, CURVES.height - CURVES.bottom + 26, 60);
  }
  pen.textAlign = 'left';
  pen.lineJoin = 'round';
  for (const { seat, path, end } of plot.curves) {
    const line = new Path2D(path);
    pen.strokeStyle = INK;
    pen.lineWidth = 7;
    pen.stroke(line);
    pen.strokeStyle = pen.fillStyle = colours[seat]!;
    pen.lineWidth = 4.5;
    pen.stroke(line);
    pen.beginPath();
    pen.arc(end.x, end.y, 7, 0, 2 * Math.PI);
    pen.fill();
    pen.strokeStyle = INK;
    pen.lineWidth = 1.5;
    pen.stroke();
    write(pen, ends[seat]!, '700 22px "Alegreya Sans", sans-serif', INK, end.x + 12, end.y + 7, SIZE.width - end.x - 16);
  }
}
