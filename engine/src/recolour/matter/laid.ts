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
