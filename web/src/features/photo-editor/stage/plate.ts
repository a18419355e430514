import type { Size } from '../../../platform/viewport/point.ts';
import type { Matrix } from './place-picture.ts';
import type { StageParts } from './stage-setup.ts';

/** A blur's sigma is at most 1 % of the longest side, and three of it reach as far as can be seen. */
const MARGIN_SHARE = 0.032;
const LEAST_MARGIN = 2;

/** The picture on the stage, drawn once at the size it is fitted in; all else is done to it by CSS. */
export class Plate {
  readonly #parts: StageParts;
  readonly #picture: ImageBitmap;
  readonly #source: Size;
  #density = 1;
  #width = 0;
  #height = 0;
  #margin = 0;

  constructor(parts: StageParts, picture: ImageBitmap, source: Size) {
    this.#parts = parts;
    this.#picture = picture;
    this.#source = source;
  }

  /** Device pixels per pixel of the source. */
  get resolution(): number {
    return this.#width / this.#source.width;
  }

  /** The longest side in CSS pixels of the plate, which filters count in. */
  get longest(): number {
    return Math.max(this.#width, this.#height) / this.#density;
  }

  /** Draws the picture anew when another size is needed. `scale`: CSS pixels per pixel of the source. */
  draw(scale: number, density: number): void {
    const most = this.#picture.width / this.#source.width;
    const resolution = Math.min(most, scale * density);
    const width = Math.max(1, Math.round(this.#source.width * resolution));
    const height = Math.max(1, Math.round(this.#source.height * resolution));
    if (width === this.#width && height === this.#height && density === this.#density) return;
    this.#width = width;
    this.#height = height;
    this.#density = density;
    this.#margin = Math.ceil(MARGIN_SHARE * Math.max(width, height)) + LEAST_MARGIN;
    const { base, plate } = this.#parts;
    drawWithMargin(base, this.#picture, { width, height, margin: this.#margin });
    plate.style.width = `${base.width / density}px`;
    plate.style.height = `${base.height / density}px`;
  }

  /** Lays the plate into the frame: `matrix` from the source to what is looked at, `scale` from there to CSS pixels. */
  lay({ a, b, c, d, e, f }: Matrix, scale: number): void {
    const across = (scale * this.#source.width * this.#density) / this.#width;
    const down = (scale * this.#source.height * this.#density) / this.#height;
    const margin = this.#margin / this.#density;
    const [xx, xy, yx, yy] = [a * across, b * across, c * down, d * down];
    const x = e * scale - (xx + yx) * margin;
    const y = f * scale - (xy + yy) * margin;
    this.#parts.plate.style.transform = `matrix(${xx}, ${xy}, ${yx}, ${yy}, ${x}, ${y})`;
  }

  /** Lays something over a part of the source, given in its pixels. */
  layOver(element: HTMLElement, part: { x: number; y: number; width: number; height: number }): void {
    const perPixelX = this.#width / this.#source.width / this.#density;
    const perPixelY = this.#height / this.#source.height / this.#density;
    const margin = this.#margin / this.#density;
    element.style.left = `${margin + part.x * perPixelX}px`;
    element.style.top = `${margin + part.y * perPixelY}px`;
    element.style.width = `${part.width * perPixelX}px`;
    element.style.height = `${part.height * perPixelY}px`;
  }
}

interface MarginedSize extends Size {
  /** Pixels around the picture on each side. */
  readonly margin: number;
}

/**
 * Draws a picture with its border repeated around it, as the export repeats it: a blur would otherwise mix the edges with
 * nothing.
 */
function drawWithMargin(canvas: HTMLCanvasElement, picture: ImageBitmap, size: MarginedSize): void {
  const { width, height, margin } = size;
  canvas.width = width + 2 * margin;
  canvas.height = height + 2 * margin;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, margin, margin, width, height);
  const [right, bottom] = [margin + width, margin + height];
  const spread = (
    from: readonly [number, number, number, number],
    to: readonly [number, number, number, number],
  ) => context.drawImage(canvas, ...from, ...to);
  spread([margin, margin, width, 1], [margin, 0, width, margin]);
  spread([margin, bottom - 1, width, 1], [margin, bottom, width, margin]);
  // With the rows above and below, so that the corners are filled too.
  spread([margin, 0, 1, canvas.height], [0, 0, margin, canvas.height]);
  spread([right - 1, 0, 1, canvas.height], [right, 0, margin, canvas.height]);
}
