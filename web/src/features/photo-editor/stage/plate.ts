import { composeHomographies, type Homography } from '@maquette/engine';
import type { Size } from '../../../platform/viewport/point.ts';
import type { StageParts } from './stage-setup.ts';

/** A blur's sigma is at most 1 % of the longest side, and three of it reach as far as can be seen. */
const MARGIN_SHARE = 0.032;
const LEAST_MARGIN = 2;

/** How the picture is wanted on the plate. */
interface Wanted {
  /** CSS pixels per pixel of the source, and device pixels per CSS pixel. */
  readonly scale: number;
  readonly density: number;
  /** As it was opened, whatever was done to its light. */
  readonly isBare: boolean;
}

/** The picture on the stage, drawn at the size it is fitted in; all but its light by place is done to it by CSS. */
export class Plate {
  readonly #parts: StageParts;
  readonly #picture: ImageBitmap;
  readonly #source: Size;
  #density = 1;
  #width = 0;
  #height = 0;
  #margin = 0;
  #lit: ImageBitmap | null = null;
  #drawn: ImageBitmap | null = null;
  /** CSS pixels of the plate for each one it would need. */
  #grown = 1;
  #over: { readonly element: HTMLElement; readonly part: Part } | null = null;

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
    return (Math.max(this.#width, this.#height) / this.#density) * this.#grown;
  }

  /** The size in device pixels at which it is drawn. */
  get size(): Size {
    return { width: this.#width, height: this.#height };
  }

  /** Draws the picture anew when another size or another light is needed. */
  draw({ scale, density, isBare }: Wanted): void {
    const most = this.#picture.width / this.#source.width;
    const resolution = Math.min(most, scale * density);
    const width = Math.max(1, Math.round(this.#source.width * resolution));
    const height = Math.max(1, Math.round(this.#source.height * resolution));
    const wanted = isBare ? this.#picture : (this.#lit ?? this.#picture);
    const isSameSize = width === this.#width && height === this.#height && density === this.#density;
    if (isSameSize && wanted === this.#drawn) return;
    this.#drawn = wanted;
    this.#width = width;
    this.#height = height;
    this.#density = density;
    this.#margin = Math.ceil(MARGIN_SHARE * Math.max(width, height)) + LEAST_MARGIN;
    drawWithMargin(this.#parts.base, wanted, { width, height, margin: this.#margin });
    this.#size();
  }

  /** Takes the picture in another light, to be drawn next; null gives that up. It is closed when it is no longer needed. */
  light(lit: ImageBitmap | null): void {
    if (this.#lit !== lit) this.#lit?.close();
    this.#lit = lit;
  }

  /** Lays the plate into the frame: `matrix` from the source to what is looked at, `scale` from there to CSS pixels. */
  lay(matrix: Homography, scale: number): void {
    this.#grow(matrix, scale);
    const across = (this.#source.width * this.#density) / this.#width / this.#grown;
    const down = (this.#source.height * this.#density) / this.#height / this.#grown;
    const margin = (this.#margin / this.#density) * this.#grown;
    const [a, b, c, d, e, f, g, h, i] = composeHomographies(
      [scale, 0, 0, 0, scale, 0, 0, 0, 1],
      composeHomographies(matrix, [across, 0, -across * margin, 0, down, -down * margin, 0, 0, 1]),
    );
    const isFlat = g === 0 && h === 0;
    // A flat picture is drawn sharper where the browser knows it to be flat.
    this.#parts.plate.style.transform = isFlat
      ? `matrix(${a}, ${d}, ${b}, ${e}, ${c}, ${f})`
      : `matrix3d(${a}, ${d}, 0, ${g}, ${b}, ${e}, 0, ${h}, 0, 0, 1, 0, ${c}, ${f}, 0, ${i})`;
  }

  /** Lays something over a part of the source, given in its pixels. */
  layOver(element: HTMLElement, part: Part): void {
    this.#over = { element, part };
    const perPixelX = (this.#width / this.#source.width / this.#density) * this.#grown;
    const perPixelY = (this.#height / this.#source.height / this.#density) * this.#grown;
    const margin = (this.#margin / this.#density) * this.#grown;
    element.style.left = `${margin + part.x * perPixelX}px`;
    element.style.top = `${margin + part.y * perPixelY}px`;
    element.style.width = `${part.width * perPixelX}px`;
    element.style.height = `${part.height * perPixelY}px`;
  }

  /**
   * Browsers draw what is in perspective at the size it has without it, so where it is looked at from near the plate itself
   * is made larger: by roots of two, so that zooming does not size it with every frame, and hardly larger than the picture.
   */
  #grow(matrix: Homography, scale: number): void {
    const near = Math.min(1, scale) * (this.#density / this.resolution);
    const isFlat = matrix[6] === 0 && matrix[7] === 0;
    const grown = isFlat ? 1 : 2 ** (Math.max(0, Math.ceil(2 * Math.log2(near) - 0.1)) / 2);
    if (grown === this.#grown) return;
    this.#grown = grown;
    this.#size();
    if (this.#over) this.layOver(this.#over.element, this.#over.part);
  }

  #size(): void {
    const { base, plate } = this.#parts;
    plate.style.width = `${(base.width / this.#density) * this.#grown}px`;
    plate.style.height = `${(base.height / this.#density) * this.#grown}px`;
  }
}

type Part = Size & { readonly x: number; readonly y: number };

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
