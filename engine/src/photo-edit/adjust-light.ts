import type { PixelImage, Rect } from '../pixels.ts';
import type { LightBase } from './light-base.ts';
import type { PhotoSettings, Size } from './recipe.ts';

/** How steep the curves are at 100 and at -100: with these they rise everywhere, whatever the two sliders are. */
const STRENGTH = { up: 1.5, down: 0.75 };

/** Where a picture, or a part of one, lies in the whole that the light was told of. */
interface Seen {
  readonly base: LightBase;
  /** In pixels of the whole. The picture may be a smaller one of it. */
  readonly area: Rect;
  readonly whole: Size;
}

/** The two sliders of light by place, -100 to 100 each. */
export type LightSettings = Pick<PhotoSettings, 'shadows' | 'highlights'>;

/**
 * Shadows and highlights: every pixel is multiplied by what the light around it (the base, 0-1) is to become, so texture keeps
 * its contrast. The curve is `base + s·base·(1 - base)² + h·base²·(1 - base)`: black and white stay, it rises with any two
 * sliders, and both at 0 give the very picture back. A colour that would leave the range is held at its brightest, so its hue stays.
 */
export function adjustLight(image: PixelImage, settings: LightSettings, seen: Seen): PixelImage {
  const [s, h] = slopesOf(settings);
  if (s === 0 && h === 0) return image;
  const { width, height, data } = image;
  const { base, area, whole } = seen;
  const out = new Uint8Array(data.length);
  const columns = placesAlong(width, {
    from: area.left,
    to: area.right,
    whole: whole.width,
    cells: base.width,
  });
  const rows = placesAlong(height, {
    from: area.top,
    to: area.bottom,
    whole: whole.height,
    cells: base.height,
  });
  const line = new Float32Array(base.width * 2 + 2);
  for (let y = 0, i = 0; y < height; y++) {
    layLine(line, base, { first: rows.first[y]!, share: rows.share[y]! });
    for (let x = 0; x < width; x++, i += 4) {
      const [r, g, b] = [data[i]!, data[i + 1]!, data[i + 2]!];
      const at = columns.first[x]! * 2;
      const share = columns.share[x]!;
      const slope = line[at]! + share * (line[at + 2]! - line[at]!);
      const rest = line[at + 1]! + share * (line[at + 3]! - line[at + 1]!);
      const told = slope * (0.299 * r + 0.587 * g + 0.114 * b) * (1 / 255) + rest;
      const light = told < 0 ? 0 : told > 1 ? 1 : told;
      const dark = 1 - light;
      const most = r > g ? (r > b ? r : b) : g > b ? g : b;
      let gain = 1 + dark * (s * dark + h * light);
      if (gain * most > 255) gain = Math.max(1, 255 / most);
      out[i] = r * gain + 0.5;
      out[i + 1] = g * gain + 0.5;
      out[i + 2] = b * gain + 0.5;
      out[i + 3] = data[i + 3]!;
    }
  }
  return { width, height, data: out };
}

function slopesOf({ shadows, highlights }: LightSettings): [number, number] {
  return [
    (shadows / 100) * (shadows > 0 ? STRENGTH.up : STRENGTH.down),
    (highlights / 100) * (highlights > 0 ? STRENGTH.down : STRENGTH.up),
  ];
}

interface Span {
  readonly from: number;
  readonly to: number;
  readonly whole: number;
  readonly cells: number;
}

/** Between which two cells of the base each pixel lies, and how far from the first. */
function placesAlong(length: number, { from, to, whole, cells }: Span) {
  const first = new Int32Array(length);
  const share = new Float32Array(length);
  const step = (to - from) / length;
  for (let k = 0; k < length; k++) {
    const place = ((from + (k + 0.5) * step) * cells) / whole - 0.5;
    const held = place < 0 ? 0 : place > cells - 1 ? cells - 1 : place;
    first[k] = held;
    share[k] = held - first[k]!;
  }
  return { first, share };
}

/** The base along a row that lies between two of its own; its last cell stands twice, so that every cell has one after it. */
function layLine(
  line: Float32Array,
  { width, height, data }: LightBase,
  row: { first: number; share: number },
) {
  const above = row.first * width * 2;
  const below = Math.min(height - 1, row.first + 1) * width * 2;
  for (let k = 0; k < width * 2; k++)
    line[k] = data[above + k]! + row.share * (data[below + k]! - data[above + k]!);
  line[width * 2] = line[width * 2 - 2]!;
  line[width * 2 + 1] = line[width * 2 - 1]!;
}
