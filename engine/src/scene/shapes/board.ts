import type { Mesh } from '../mesh.ts';
import { addBox, type BoxShape } from './rounded-box.ts';

export interface Board extends Omit<BoxShape, 'radius'> {
  /** Radius of the edges, metres; a planed edge when left out. */
  readonly radius?: number;
  /** The way its wood was cut; across (x) when left out. */
  readonly grain?: 'x' | 'y' | 'z';
  /** Which plank it was cut from: boards of other lots have another grain. */
  readonly lot?: number;
}

const PLANED = 0.003;

/** A board or bar, with the grain of its wood the way it was cut. */
export function addBoard(mesh: Mesh, board: Board, material: number): void {
  const { radius = PLANED, grain = 'x', lot = 0, ...shape } = board;
  const from = mesh.rest.length;
  addBox(mesh, { ...shape, radius }, material);
  const { rest } = mesh;
  const axis = grain === 'x' ? 0 : grain === 'y' ? 1 : 2;
  for (let i = from; i < rest.length; i += 3) {
    const along = rest[i + axis]!;
    rest[i + axis] = rest[i]! + 0.31 * lot;
    rest[i] = along + 1.7 * lot;
  }
}
