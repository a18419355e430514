import { distanceToMarked } from '../../mask/distance.ts';
import { rayOf } from '../../room/camera/camera.ts';
import { SIDES, sideAt, type RoomLayout } from '../../room/layout/layout.ts';
import { type Completed, FEATURES, Kind, TEXTURES, type Ground } from './ground.ts';

/** How far from the hole floors and walls are followed into shadows, as a share of the longer side. */
const NEAR = 0.06;
/** Added to tones (levels) before their logarithm is taken. */
const DARK = 12;
/** What two cells beside each other may differ by in light and in hue, and a cell and the floor or wall it was reached from (logarithms). */
const STEP = { light: 0.18, hue: 0.07 };
/** A cell's texture relative to its light lies between so many times that of the floor or wall it was reached from: an edge shows more, smooth leather on a rug less. */
const SMOOTHER = 0.5;
const ROUGHER = { times: 2, more: 6 };
const ALL = { darker: 1.1, lighter: 0.6, hue: 0.16 };

type Seen = Pick<Ground, 'width' | 'height' | 'step' | 'colour' | 'feature' | 'isOpen' | 'kind' | 'surface'>;

/**
 * Floor and wall beside a hole that the removed thing's shadow, or glare, has had taken for a thing: reached from floor or wall without an edge, and of their hue.
 * They are given its kind and surface, and told; walls do not reach where the room's box has floor, nor floor above the horizon.
 */
export function followIntoOtherLight(
  seen: Seen,
  layout: RoomLayout,
): Pick<Completed, 'kind' | 'surface' | 'isOtherLight'> {
  const { width, height, colour, isOpen } = seen;
  const [kind, surface] = [seen.kind.slice(), seen.surface.slice()];
  const away = distanceToMarked({ width, height, data: isOpen });
  const reach = 3 * Math.max(2, NEAR * Math.max(width, height));
  const tone = colour.map((value) => Math.log(value + DARK));
  const origin = new Int32Array(kind.length).fill(-1);
  const front: number[] = [];
  const isOtherLight = new Uint8Array(kind.length);
  for (let cell = 0; cell < kind.length; cell++) {
    if (isOpen[cell] === 1 || away[cell]! > reach + 3 || !isPlain(kind[cell]!)) continue;
    origin[cell] = cell;
    front.push(cell);
  }
  for (let next = 0; next < front.length; next++) {
    const from = front[next]!;
    const x = from % width;
    for (const to of [x > 0 ? from - 1 : -1, x < width - 1 ? from + 1 : -1, from - width, from + width]) {
      if (to < 0 || to >= kind.length || origin[to]! >= 0 || isOpen[to] === 1 || away[to]! > reach) continue;
      if (kind[to] !== Kind.THING && kind[to] !== Kind.UNKNOWN) continue;
      const begun = origin[from]!;
      if (!canBe(kind[begun]!, layout, placeOf(seen, to)) || !isAsSmooth(seen, begun, to)) continue;
      if (!isSameInOtherLight(tone, { from, to, begun })) continue;
      origin[to] = begun;
      isOtherLight[to] = 1;
      kind[to] = kind[begun]!;
      surface[to] = surface[begun]!;
      front.push(to);
    }
  }
  return { kind, surface, isOtherLight };
}

function isPlain(kind: number): boolean {
  return kind === Kind.FLOOR || kind === Kind.WALL;
}

function placeOf({ width, step }: Seen, cell: number): readonly [number, number] {
  return [((cell % width) + 0.5) * step, (Math.floor(cell / width) + 0.5) * step];
}

function canBe(kind: number, layout: RoomLayout, [x, y]: readonly [number, number]): boolean {
  return kind === Kind.FLOOR ? rayOf(layout.camera, x, y)[1] < 0 : SIDES[sideAt(layout, x, y)] !== 'floor';
}

function isAsSmooth({ feature }: Seen, begun: number, to: number): boolean {
  const roughness = (cell: number): number =>
    feature[FEATURES * cell + TEXTURES]! + feature[FEATURES * cell + TEXTURES + 1]!;
  const [own, usual] = [roughness(to), roughness(begun)];
  return own > SMOOTHER * usual && own < ROUGHER.times * usual + ROUGHER.more;
}

function isSameInOtherLight(
  tone: Float32Array,
  { from, to, begun }: { from: number; to: number; begun: number },
): boolean {
  const beside = differenceOf(tone, from, to);
  const all = differenceOf(tone, begun, to);
  if (Math.abs(beside.light) >= STEP.light || beside.hue >= STEP.hue) return false;
  const isSameStuff = all.light > -ALL.darker && all.light < ALL.lighter && all.hue < ALL.hue;
  return isSameStuff || isGlare(tone, begun, to);
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
