import type { Mesh } from '../mesh.ts';
import { addBox, type BoxShape } from './rounded-box.ts';

export interface Board extends Omit<BoxShape, 'radius'> {
  /** Radius of the edges, metres; a planed edge when left out. */
  readonly radius?: number;
}

const PLANED = 0.003;

/** A board or bar with planed edges. */
export function addBoard(mesh: Mesh, board: Board, material: number): void {
  addBox(mesh, { radius: PLANED, ...board }, material);
}
