import { fractalNoise, hashNumber, valueNoise } from '../../scene/noise.ts';
import type { Material } from '../../scene/material.ts';
import { wood } from '../../scene/materials/wood.ts';
import { mix, type Vec3 } from '../../scene/vector.ts';

/** Reflectance at a place of a flat surface, metres across (`x`) and along or up (`z`), as a scene's material answers it. */
type Albedo = NonNullable<Material['albedo']>;

interface Grid {
  readonly width: number;
  readonly height: number;
  /** Shift of every other row, as a share of the width. */
  readonly shift: number;
  readonly joint: number;
}

/** Where a place lies on a piece of a grid: the piece's number and whether it is the joint between two. */
function pieceAt(x: number, z: number, grid: Grid): { number: number; isJoint: boolean } {
  const row = Math.floor(z / grid.height);
  const along = x / grid.width + (row % 2 === 0 ? 0 : grid.shift);
  const column = Math.floor(along);
  const across = (along - column) * grid.width;
  const up = z - row * grid.height;
  return { number: row * 197 + column * 71, isJoint: across < grid.joint || up < grid.joint };
}

function paintTone(out: Float64Array, colour: Vec3, tone: number): void {
  for (let k = 0; k < 3; k++) out[k] = colour[k]! * tone;
}

/** Running bond of bricks, 21.5 x 6.5 cm with mortar of one centimetre; each brick has its own firing. */
export function bricks(colour: Vec3): Albedo {
  const grid = { width: 0.225, height: 0.075, shift: 0.5, joint: 0.01 };
  const mortar = mix(colour, [0.55, 0.52, 0.47], 0.75);
  return ({ x, z }, out) => {
    const { number, isJoint } = pieceAt(x, z, grid);
    const rough = 1 + 0.16 * fractalNoise(x * 30, z * 30, 1) + 0.08 * valueNoise(x * 160, z * 160, 3);
    const lot = hashNumber(number);
    const fired: Vec3 = [colour[0], colour[1] * (0.86 + 0.28 * lot), colour[2] * (0.82 + 0.36 * lot)];
    if (isJoint) paintTone(out, mortar, rough);
    else paintTone(out, fired, rough * (0.74 + 0.48 * hashNumber(number + 9)));
  };
}

/** Glazed square tiles with grout; `side` in metres. */
export function tiles(colour: Vec3, side: number): Albedo {
  const grid = { width: side, height: side, shift: 0, joint: 0.012 * side + 0.001 };
  return ({ x, z }, out) => {
    const { number, isJoint } = pieceAt(x, z, grid);
    const tone = isJoint ? 0.72 : 0.95 + 0.1 * hashNumber(number);
    paintTone(out, colour, tone * (1 + 0.05 * fractalNoise(x * 6, z * 6, number)));
  };
}

/** Small stones with wide joints, each of its own tone. */
export function mosaic(colour: Vec3): Albedo {
  const grid = { width: 0.026, height: 0.026, shift: 0, joint: 0.003 };
  return ({ x, z }, out) => {
    const { number, isJoint } = pieceAt(x, z, grid);
    paintTone(out, colour, isJoint ? 0.8 : 0.78 + 0.44 * hashNumber(number));
  };
}

/** Glazed tiles twice as wide as high, in a running bond. */
export function subwayTiles(colour: Vec3): Albedo {
  const grid = { width: 0.15, height: 0.075, shift: 0.5, joint: 0.0025 };
  return ({ x, z }, out) => {
    const { number, isJoint } = pieceAt(x, z, grid);
    paintTone(out, colour, isJoint ? 0.7 : 0.95 + 0.1 * hashNumber(number));
  };
}

/** Tiles with six sides; `side` in metres from side to side, `lots` how far their tones differ. */
export function hexagons(colour: Vec3, { side, lots }: { side: number; lots: number }): Albedo {
  const high = side * Math.sqrt(3);
  /** Distance to a place's nearest middle on one of the two grids of rectangles that hold all of them. */
  const across = (x: number, shift: number): number => x - (Math.round(x / side - shift) + shift) * side;
  const along = (z: number, shift: number): number => z - (Math.round(z / high - shift) + shift) * high;
  return ({ x, z }, out) => {
    const isEven = across(x, 0) ** 2 + along(z, 0) ** 2 <= across(x, 0.5) ** 2 + along(z, 0.5) ** 2;
    const shift = isEven ? 0 : 0.5;
    const [dx, dz] = [Math.abs(across(x, shift)), Math.abs(along(z, shift))];
    const number = Math.round(x / side - shift) * 71 + Math.round(z / high - shift) * 197 + 1000 * shift;
    const edge = side / 2 - Math.max(dx, dx / 2 + (dz * Math.sqrt(3)) / 2);
    const tone = edge < 0.002 ? 0.7 : 1 - lots / 2 + lots * hashNumber(number);
    paintTone(out, colour, tone * (1 + 0.05 * fractalNoise(x * 6, z * 6, number)));
  };
}

const CEMENT_SIDE = 0.2;

/** Cement tiles: rings around the corners where four meet, a star in the middle. */
export function cementTiles([ground, ink]: readonly [Vec3, Vec3]): Albedo {
  const fromMiddle = (at: number): number => Math.abs(at / CEMENT_SIDE - Math.floor(at / CEMENT_SIDE) - 0.5);
  return ({ x, z }, out) => {
    const [u, v] = [fromMiddle(x), fromMiddle(z)];
    const corner = Math.hypot(0.5 - u, 0.5 - v);
    const isRing = corner > 0.35 && corner < 0.43;
    const isStar = u + v < 0.2 || Math.max(u, v) < 0.14 || corner < 0.13;
    const isJoint = Math.max(u, v) > 0.493;
    paintTone(out, isRing || isStar ? ink : ground, isJoint ? 0.8 : 1);
  };
}

/** Lime plaster, trowelled by hand: clouds and strokes. */
export function plaster(colour: Vec3): Albedo {
  return ({ x, z }, out) => {
    const clouds = fractalNoise(x * 1.1, z * 1.4, 3);
    const strokes = fractalNoise(x * 5 + z * 3, z * 9 - x * 4, 8);
    paintTone(out, colour, 1 + 0.1 * clouds + 0.05 * strokes);
  };
}

/** Fitted carpet: short pile with the marks of steps and brushes. */
export function pile(colour: Vec3): Albedo {
  return ({ x, z }, out) => {
    const tufts = valueNoise(x * 170, z * 170, 2) + 0.6 * valueNoise(x * 60, z * 60, 6);
    paintTone(out, colour, 1 + 0.16 * tufts + 0.06 * fractalNoise(x * 2.2, z * 2.2, 4));
  };
}

/** Fields of a panelled wall: width, and how high each of the two rows reaches from the floor, metres. */
const FIELD = 0.72;
const GAP = 0.08;
const ROWS: readonly (readonly [number, number])[] = [
  [0.16, 0.82],
  [1.0, 2.36],
];
/** Width of a moulding. */
const MOULDING = 0.024;

/** A panelled wall lit from above: mouldings around fields, a rail between its two rows. */
export function panelling(albedo: Albedo): Albedo {
  return (point, out) => {
    const { x, z } = point;
    albedo(point, out);
    const across = x - Math.floor(x / FIELD) * FIELD;
    const side = Math.min(across, FIELD - across) - GAP / 2;
    let tone = 1;
    for (const [low, high] of ROWS) {
      const inside = Math.min(side, z - low, high - z);
      if (inside < 0 || inside > MOULDING) continue;
      const isUpper = inside === high - z;
      const isOuter = inside < MOULDING / 2;
      // The upper moulding throws its shade downwards, the lower one catches the light.
      tone = isUpper === isOuter ? 1.1 : inside === z - low || isUpper ? 0.76 : 0.86;
    }
    if (Math.abs(z - 0.91) < 0.028) tone = z > 0.91 ? 1.1 : 0.78;
    for (let k = 0; k < 3; k++) out[k]! *= tone;
  };
}

/** Square tiles of two materials in turns, as on a chessboard; `side` in metres. */
export function checks(one: Albedo, other: Albedo, side: number): Albedo {
  return (point, out) => {
    const isOdd = (Math.floor(point.x / side) + Math.floor(point.z / side)) % 2 !== 0;
    (isOdd ? other : one)(point, out);
  };
}

/** Large slabs of another material with thin joints: its figure starts anew in each. */
export function slabs(albedo: Albedo, side: number): Albedo {
  const grid = { width: side, height: side, shift: 0, joint: 0.003 };
  const moved = { x: 0, y: 0, z: 0, u: 0, v: 0 };
  return (point, out) => {
    const { number, isJoint } = pieceAt(point.x, point.z, grid);
    moved.x = point.x + 7 * hashNumber(number);
    moved.y = 5 * hashNumber(number + 1);
    moved.z = point.z;
    albedo(moved, out);
    if (isJoint) for (let k = 0; k < 3; k++) out[k]! *= 0.7;
  };
}

/** Height of a leaf of veneer in metres. */
const LEAF = 0.34;

/** Veneer of leaves that were cut flat from a trunk and opened like a book, grain across: what furniture shows of wood. */
export function veneer(colour: Vec3): Albedo {
  const grain = wood(colour).albedo!;
  const at = { x: 0, y: 0, z: 0, u: 0, v: 0 };
  return ({ x, z }, out) => {
    const leaf = Math.floor(z / LEAF);
    const across = z - (leaf + 0.5) * LEAF;
    const pair = Math.floor(leaf / 2);
    at.x = x + 17 * hashNumber(pair);
    // The trunk's heart lies a few centimetres below the cut: rings are wide in the middle of a leaf, close at its sides.
    at.y = -0.4 + 0.04 * hashNumber(pair + 5);
    at.z = ((leaf % 2 === 0 ? across : -across) - 0.21) / 1.1;
    grain(at, out);
  };
}

/** Boards in V rows (Hungarian point): columns of 50 cm, boards of 9 cm at 45 degrees. */
export function chevrons(colour: Vec3): Albedo {
  const column = 0.5;
  const board = 0.09 * Math.SQRT2;
  const grain = wood(colour).albedo!;
  const at = { x: 0, y: 0, z: 0, u: 0, v: 0 };
  return ({ x, z }, out) => {
    const c = Math.floor(x / column);
    const u = x - c * column;
    const slant = z + (c % 2 === 0 ? u : -u);
    const row = Math.floor(slant / board);
    const number = c * 331 + row * 17;
    const across = (slant - row * board) * Math.SQRT1_2;
    at.x = u * Math.SQRT2 + 40 * hashNumber(number);
    at.y = 0.5 * (hashNumber(number + 1) - 0.5);
    at.z = across + 0.6 * hashNumber(number + 2);
    grain(at, out);
    const isJoint = across < 0.0016 || u < 0.0016;
    paintTone(out, [out[0]!, out[1]!, out[2]!], (0.86 + 0.26 * hashNumber(number)) * (isJoint ? 0.5 : 1));
  };
}

/** Linen: thick and thin threads across and along; the single thread is finer than any photo of a room shows. */
export function weave(colour: Vec3): Albedo {
  return ({ x, z }, out) => {
    const slubs = valueNoise(x * 11, z * 150, 1) + valueNoise(x * 150, z * 11, 5);
    paintTone(out, colour, 1 + 0.05 * slubs + 0.05 * fractalNoise(x * 6, z * 6, 2));
  };
}
