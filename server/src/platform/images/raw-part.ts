import type { Mask, PixelImage, Rect } from '@maquette/engine';
import type { RawPixels } from './decode-pixels.ts';

/** A rectangle of raw pixels as RGBA; what has no transparency is opaque. */
export function takePart(raw: RawPixels, { left, top, right, bottom }: Rect): PixelImage {
  const part = { width: right - left, height: bottom - top };
  const data = new Uint8Array(part.width * part.height * 4).fill(255);
  for (let y = 0, to = 0; y < part.height; y++) {
    let from = ((top + y) * raw.width + left) * raw.channels;
    for (let x = 0; x < part.width; x++, from += raw.channels, to += 4) {
      data[to] = raw.data[from]!;
      data[to + 1] = raw.data[from + 1]!;
      data[to + 2] = raw.data[from + 2]!;
      if (raw.channels === 4) data[to + 3] = raw.data[from + 3]!;
    }
  }
  return { ...part, data };
}

/** Writes a rectangle into raw pixels. */
export function putPart(raw: RawPixels, { left, top }: Rect, part: PixelImage): void {
  for (let y = 0, from = 0; y < part.height; y++) {
    let to = ((top + y) * raw.width + left) * raw.channels;
    for (let x = 0; x < part.width; x++, from += 4, to += raw.channels) {
      raw.data[to] = part.data[from]!;
      raw.data[to + 1] = part.data[from + 1]!;
      raw.data[to + 2] = part.data[from + 2]!;
      if (raw.channels === 4) raw.data[to + 3] = part.data[from + 3]!;
    }
  }
}

export interface Compared {
  readonly before: RawPixels;
  readonly after: RawPixels;
  /** Over `area`; beyond it counts as 0. */
  readonly mask: Mask;
  readonly area: Rect;
}

export interface Outside {
  /** Pixels where the mask is 0. */
  readonly outsidePixels: number;
  /** Those of them that differ. */
  readonly changedOutside: number;
}

/** Compares two pictures of the same size pixel by pixel where nothing was to change. */
export function compareOutside(compared: Compared): Outside {
  const { before, after, mask, area } = compared;
  const { width, height, channels } = before;
  let changedOutside = 0;
  let outsidePixels = width * height;
  const isChanged = (pixel: number): boolean => {
    for (let i = pixel * channels, end = i + channels; i < end; i++) {
      if (before.data[i] !== after.data[i]) return true;
    }
    return false;
  };
  const countRun = (from: number, to: number): void => {
    const [start, end] = [from * channels, to * channels];
    if (before.data.subarray(start, end).equals(after.data.subarray(start, end))) return;
    for (let pixel = from; pixel < to; pixel++) if (isChanged(pixel)) changedOutside++;
  };
  countRun(0, area.top * width);
  for (let y = area.top, m = 0; y < area.bottom; y++) {
    const row = y * width;
    countRun(row, row + area.left);
    for (let x = area.left; x < area.right; x++, m++) {
      if (mask.data[m]! > 0) outsidePixels--;
      else if (isChanged(row + x)) changedOutside++;
    }
    countRun(row + area.right, row + width);
  }
  countRun(area.bottom * width, height * width);
  return { outsidePixels, changedOutside };
}
