import { distanceToMarked } from '../../mask/distance.ts';
import { rayOf } from '../../room/camera/camera.ts';
import { SIDES, sideAt, type RoomLayout } from '../../room/layout/layout.ts';
import { type Completed, FEATURES, Kind, TEXTURES, type Ground } from './ground.ts';
import type { Likely } from './likely.ts';

/** How far from the hole floors and walls are followed into shadows, as a share of the longer side. */
const NEAR = 0.06;
/** Added to tones (levels) before their logarithm is taken. */
const DARK = 12;
/** What two cells beside each other may differ by in light and in hue, and a cell and the floor or wall it was reached from (logarithms). */
const STEP = { light: 0.18, hue: 0.07 };
/** A cell's texture relative to its light lies between so many times that of the floor or wall it was reached from: an edge shows more, smooth leather on a rug less. */
const SMOOTHER = 0.5;
const ROUGHER = { times: 2, more: 6 };
/** What differs by no more in light is in the same light. */
const SAME_LIGHT = 0.18;
const ALL = { darker: 1.1, lighter: 0.6, hue: 0.16 };

type Seen = Pick<Ground, 'width' | 'height' | 'step' | 'colour' | 'feature' | 'isOpen' | 'kind' | 'surface'>;

/**
 * Floor and wall beside a hole that the removed thing's shadow, or glare, has had taken for a thing: reached from floor or wall without an edge, and of their hue.
 * They are given its kind and surface, and told where their light differs; walls do not reach where the room's box has floor, nor floor above the
 * horizon, nor either over a bed or a table.
 */
export function followIntoOtherLight(
  seen: Seen & Pick<Ground, 'instance'>,
  { layout, holders }: { readonly layout: RoomLayout } & Pick<Likely, 'holders'>,
): Pick<Completed, 'kind' | 'surface' | 'isOtherLight'> {
  const { width, height, isOpen } = seen;
  const [kind, surface] = [seen.kind.slice(), seen.surface.slice()];
  const away = distanceToMarked({ width, height, data: isOpen });
  const reach = 3 * Math.max(2, NEAR * Math.max(width, height));
  const plain = [...kind.keys()].filter(
    (cell) => isOpen[cell] === 0 && away[cell]! <= reach + 3 && isPlain(kind[cell]!),
  );
  const isOtherLight = new Uint8Array(kind.length);
  const tone = tonesOf(seen.colour);
  followAlike(seen, plain, (to, begun) => {
    if (
      away[to]! > reach ||
      holders.has(seen.instance[to]!) ||
      !canBe(kind[begun]!, layout, placeOf(seen, to))
    )
      return false;
    isOtherLight[to] = Math.abs(differenceOf(tone, begun, to).light) > SAME_LIGHT ? 1 : 0;
    kind[to] = kind[begun]!;
    surface[to] = surface[begun]!;
    return true;
  });
  return { kind, surface, isOtherLight };
}

/**
 * Goes on from some cells over what passes for a thing, as far as nothing but the light differs, however dark it grows: without an edge, and of the same hue and texture.
 * @param take told every cell that is reached and the one that its way began at; false to leave it
 */
export function followAlike(
  seen: Seen,
  starts: readonly number[],
  take: (cell: number, begun: number) => boolean,
): void {
  const { width, colour, isOpen, kind } = seen;
  const tone = tonesOf(colour);
  const origin = new Int32Array(kind.length).fill(-1);
  for (const cell of starts) origin[cell] = cell;
  const front = [...starts];
  for (let next = 0; next < front.length; next++) {
    const from = front[next]!;
    const begun = origin[from]!;
    const x = from % width;
    for (const to of [x > 0 ? from - 1 : -1, x < width - 1 ? from + 1 : -1, from - width, from + width]) {
      if (to < 0 || to >= kind.length || origin[to]! >= 0 || isOpen[to] === 1) continue;
      if (seen.kind[to] !== Kind.THING && seen.kind[to] !== Kind.UNKNOWN) continue;
      const beside = differenceOf(tone, from, to);
      if (Math.abs(beside.light) >= STEP.light || beside.hue >= STEP.hue) continue;
      if (!isAlike(seen, { tone, begun, to }) || !take(to, begun)) continue;
      origin[to] = begun;
      front.push(to);
    }
  }
}

function isPlain(kind: number): boolean {
  return kind === Kind.FLOOR || kind === Kind.WALL;
}

export function placeOf({ width, step }: Seen, cell: number): readonly [number, number] {
  return [((cell % width) + 0.5) * step, (Math.floor(cell / width) + 0.5) * step];
}

export function canBe(kind: number, layout: RoomLayout, [x, y]: readonly [number, number]): boolean {
  return kind === Kind.FLOOR ? rayOf(layout.camera, x, y)[1] < 0 : SIDES[sideAt(layout, x, y)] !== 'floor';
}

function isAsSmooth({ feature }: Seen, begun: number, to: number): boolean {
  const roughness = (cell: number): number =>
    feature[FEATURES * cell + TEXTURES]! + feature[FEATURES * cell + TEXTURES + 1]!;
  const [own, usual] = [roughness(to), roughness(begun)];
  return own > SMOOTHER * usual && own < ROUGHER.times * usual + ROUGHER.more;
}

/** Tones as they are compared: natural logarithms. */
export function tonesOf(colour: Float32Array): Float32Array {
  return colour.map((value) => Math.log(value + DARK));
}

/** Whether a cell shows the same stuff as another, of the same texture, in whatever light. */
export function isAlike(
  seen: Seen,
  { tone, begun, to }: { tone: Float32Array; begun: number; to: number },
): boolean {
  const all = differenceOf(tone, begun, to);
  const isSameStuff = all.light > -ALL.darker && all.light < ALL.lighter && all.hue < ALL.hue;
  return isAsSmooth(seen, begun, to) && (isSameStuff || isGlare(tone, begun, to));
}

/** What glare adds may be this much brighter, and one channel of it this share of another at least. */
const MOST_GLARE = 1.1;
const GREY = 0.5;

/** Whether a cell is as the other with light of a sky or lamp on top: every channel gains about as many levels, which takes hue away. */
function isGlare(tone: Float32Array, one: number, other: number): boolean {
  const gains = [0, 1, 2].map((c) => Math.exp(tone[3 * other + c]!) - Math.exp(tone[3 * one + c]!));
  const [least, most] = [Math.min(...gains), Math.max(...gains)];
  return least > GREY * most && differenceOf(tone, one, other).light < MOST_GLARE;
}

function differenceOf(tone: Float32Array, one: number, other: number): { light: number; hue: number } {
  const [r, g, b] = [0, 1, 2].map((c) => tone[3 * other + c]! - tone[3 * one + c]!) as [
    number,
    number,
    number,
  ];
  const light = (r + g + b) / 3;
  return { light, hue: Math.max(Math.abs(r - light), Math.abs(g - light), Math.abs(b - light)) };
}
