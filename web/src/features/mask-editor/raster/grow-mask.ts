import { distanceToMarked, distanceToZero } from '@maquette/engine';
import type { GrowCommand } from './command.ts';
import type { MaskBuffer, MaskScale, Size } from './mask-buffer.ts';

const HALF = 128;
/** The engine measures in thirds of a pixel. */
const PARTS = 3;

/** Moves the edge of what is marked outwards, or inwards where `by` is negative; soft edges stay as soft where they are stronger. */
export function growMask(mask: MaskBuffer, { by }: GrowCommand, scale: MaskScale): void {
  mask.pixels.set(new Growth(mask, scale).pixelsAt(by));
}

/** A mask as it would be grown or shrunk: measured once each way, however often it is asked. */
export class Growth {
  readonly #size: Size;
  readonly #pixels: Uint8Array;
  readonly #scale: number;
  #outside: Uint16Array | null = null;
  #inside: Uint16Array | null = null;

  constructor({ width, height, pixels }: MaskBuffer, scale: MaskScale) {
    this.#size = { width, height };
    this.#pixels = pixels.slice();
    this.#scale = (scale.x + scale.y) / 2;
  }

  /** @param by photo pixels; negative shrinks. */
  pixelsAt(by: number): Uint8Array<ArrayBuffer> {
    const reach = Math.abs(by) * this.#scale;
    if (by > 0) {
      this.#outside ??= distanceToMarked(this.#plane());
      return moved(this.#pixels, this.#outside, (distance, level) =>
        Math.max(level, 255 * unit(reach - distance + 1)),
      );
    }
    if (by === 0) return Uint8Array.from(this.#pixels);
    this.#inside ??= distanceToZero(this.#plane());
    return moved(this.#pixels, this.#inside, (distance, level) =>
      Math.min(level, 255 * unit(distance - reach)),
    );
  }

  #plane() {
    return { ...this.#size, data: this.#pixels.map((level) => (level >= HALF ? 1 : 0)) };
  }
}

function moved(
  pixels: Uint8Array,
  distances: Uint16Array,
  levelAt: (distance: number, level: number) => number,
): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(pixels.length);
  for (let i = 0; i < out.length; i += 1)
    out[i] = Math.round(levelAt((distances[i] ?? 0) / PARTS, pixels[i] ?? 0));
  return out;
}

function unit(value: number): number {
  return Math.min(1, Math.max(0, value));
}
