import { oklabOfImage } from '../colour/oklab.ts';
import type { PixelImage } from '../pixels.ts';
import { placeOf, SIDES, type RoomLayout, type Side } from './layout/layout.ts';

/** A board or band along the foot of a wall. */
export interface Skirting {
  readonly wall: Side;
  /** Camera heights. */
  readonly height: number;
  /** OKLab. */
  readonly colour: readonly [number, number, number];
}

/** The lowest and highest skirting, camera heights: 4 to 25 cm under an eye at 1.4 m. */
const LOWEST = 0.03;
const HIGHEST = 0.18;
/** Heights that are read above the floor's line, camera heights. */
const READ = 0.26;
const ROWS = 40;
const COLUMNS = 60;
/** The band must differ from the wall above it by this much (OKLab). */
const LEAST_STEP = 0.05;
/** Columns that show the wall's foot: fewer tell nothing. */
const LEAST_COLUMNS = 8;
/** Widest stretch of a wall that is read to both sides of the middle, camera heights. */
const REACH = 3;

/**
 * Reads what runs along the foot of each wall: the median colours of the columns that show it, from the floor's line upwards, stay alike up to the
 * band's upper edge. `isShell`: 1 where a pixel shows the room itself and no furniture.
 */
export function findSkirting(picture: PixelImage, layout: RoomLayout, isShell: Uint8Array): Skirting[] {
  const lab = oklabOfImage(picture);
  return SIDES.flatMap((wall, number) => {
    if (!wall.includes('wall')) return [];
    const profile = profileOf({ lab, layout, isShell, picture }, number);
    const height = profile && bandOf(profile);
    if (!profile || height === null) return [];
    const middle = profile[Math.round((0.5 * height * ROWS) / READ)]!;
    return [{ wall, height, colour: middle }];
  });
}

type Lab = readonly [number, number, number];

interface Reading {
  readonly lab: Float32Array;
  readonly layout: RoomLayout;
  readonly isShell: Uint8Array;
  readonly picture: { readonly width: number; readonly height: number };
}

/** Median colours at `ROWS` heights above the floor's line; null where too little of the wall's foot is seen. */
function profileOf(reading: Reading, wall: number): Lab[] | null {
  const columns: Lab[][] = [];
  for (let c = 0; c < COLUMNS; c++) {
    const along = REACH * ((2 * (c + 0.5)) / COLUMNS - 1);
    const column = columnOf(reading, wall, along);
    if (column) columns.push(column);
  }
  if (columns.length < LEAST_COLUMNS) return null;
  return Array.from({ length: ROWS }, (_, row) => {
    const at = (channel: 0 | 1 | 2): number => median(columns.map((column) => column[row]![channel]));
    return [at(0), at(1), at(2)];
  });
}

function columnOf({ lab, layout, isShell, picture }: Reading, wall: number, along: number): Lab[] | null {
  const [x, , z] = layout.towards[wall]!;
  const far = layout.distance[wall]!;
  const colours: Lab[] = [];
  for (let row = 0; row < ROWS; row++) {
    const height = ((row + 0.5) * READ) / ROWS - 1;
    const place = placeOf(layout, [x * far + z * along, height, z * far - x * along]);
    if (!place) return null;
    const [column, line] = [Math.floor(place.x), Math.floor(place.y)];
    if (column < 0 || line < 0 || column >= picture.width || line >= picture.height) return null;
    const i = line * picture.width + column;
    if (isShell[i] === 0) return null;
    colours.push([lab[3 * i]!, lab[3 * i + 1]!, lab[3 * i + 2]!]);
  }
  return colours;
}

/** Height of the band's upper edge: the strongest step within the usual heights, if below it all is alike and unlike the wall. */
function bandOf(profile: readonly Lab[]): number | null {
  const rowOf = (height: number): number => Math.round((height * ROWS) / READ);
  let [best, strongest] = [-1, 0];
  for (let row = rowOf(LOWEST); row <= rowOf(HIGHEST); row++) {
    const step = distance(profile[row - 1]!, profile[row + 1]!);
    if (step > strongest) [best, strongest] = [row, step];
  }
  if (best < 0) return null;
  const inside = profile[Math.round(best / 2)]!;
  const wall = profile[Math.min(ROWS - 1, best + 4)]!;
  return distance(inside, wall) > LEAST_STEP && strongest > LEAST_STEP / 2 ? (best * READ) / ROWS : null;
}

function distance(one: Lab, two: Lab): number {
  return Math.hypot(one[0] - two[0], one[1] - two[1], one[2] - two[2]);
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[values.length >> 1]!;
}
