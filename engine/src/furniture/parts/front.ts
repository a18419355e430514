import { paint } from '../../scene/materials/hard.ts';
import type { Mesh } from '../../scene/mesh.ts';
import { addBoard } from '../../scene/shapes/board.ts';
import type { Vec3 } from '../../scene/vector.ts';

/** How a door or drawer front is made. */
export type FrontForm = 'plain' | 'framed' | 'ribbed' | 'louvred';

export interface Front {
  readonly form: FrontForm;
  /** Middle of its back. */
  readonly at: Vec3;
  readonly width: number;
  readonly height: number;
}

const THICK = 0.02;
const JOINT = paint([0.02, 0.018, 0.016], 1);

/** Where fronts stand beside each other: middle of their backs, width and height, metres. */
export type Opening = Pick<Front, 'at' | 'width' | 'height'>;

/** The dark that is seen in the joints between fronts. */
export function addJoints(mesh: Mesh, { at, width, height }: Opening): void {
  const size: Vec3 = [width - 0.006, height - 0.006, 0.002];
  addBoard(mesh, { centre: at, size, radius: 0.0005 }, mesh.material(JOINT));
}

/** A door or drawer front: a plain board, a panel in a frame, upright ribs, or slats one above the other in a frame. */
export function addFront(mesh: Mesh, front: Front, material: number): void {
  if (front.form === 'ribbed') addRibs(mesh, front, material);
  else if (front.form === 'plain') addPanel(mesh, front, { thick: THICK, material });
  else addFrame(mesh, front, material);
}

function addPanel(mesh: Mesh, front: Front, panel: { thick: number; material: number }): void {
  const { at, width, height } = front;
  const centre: Vec3 = [at[0], at[1], at[2] + panel.thick / 2];
  addBoard(mesh, { centre, size: [width, height, panel.thick] }, panel.material);
}

function addRibs(mesh: Mesh, { at, width, height }: Front, material: number): void {
  const count = Math.max(6, Math.round(width / 0.034));
  const wide = width / count;
  for (let i = 0; i < count; i++) {
    const centre: Vec3 = [at[0] - width / 2 + wide * (i + 0.5), at[1], at[2] + THICK / 2];
    const size: Vec3 = [wide * 0.96, height, THICK];
    addBoard(mesh, { centre, size, radius: wide * 0.3 }, material);
  }
}

function addFrame(mesh: Mesh, front: Front, material: number): void {
  const { at, width, height, form } = front;
  const bar = Math.min(0.075, width * 0.2, height * 0.24);
  const z = at[2] + THICK / 2;
  for (const side of [-1, 1]) {
    const upright: Vec3 = [at[0] + side * (width / 2 - bar / 2), at[1], z];
    addBoard(mesh, { centre: upright, size: [bar, height, THICK] }, material);
    const level: Vec3 = [at[0], at[1] + side * (height / 2 - bar / 2), z];
    addBoard(mesh, { centre: level, size: [width - 2 * bar, bar, THICK] }, material);
  }
  const inner = { ...front, width: width - 2 * bar + 0.004, height: height - 2 * bar + 0.004 };
  if (form === 'louvred') addSlats(mesh, inner, material);
  else addField(mesh, inner, material);
}

/** The panel in the frame, raised in its middle. */
function addField(mesh: Mesh, inner: Front, material: number): void {
  addPanel(mesh, inner, { thick: 0.006, material });
  const edge = Math.min(0.03, inner.width * 0.12, inner.height * 0.16);
  const size: Vec3 = [inner.width - 2 * edge, inner.height - 2 * edge, 0.016];
  const centre: Vec3 = [inner.at[0], inner.at[1], inner.at[2] + 0.008];
  addBoard(mesh, { centre, size, radius: 0.0075 }, material);
}

function addSlats(mesh: Mesh, { at, width, height }: Front, material: number): void {
  const count = Math.max(4, Math.round(height / 0.05));
  for (let i = 0; i < count; i++) {
    const y = at[1] - height / 2 + (height * (i + 0.5)) / count;
    const centre: Vec3 = [at[0], y, at[2] + 0.008];
    addBoard(mesh, { centre, size: [width, 0.046, 0.006], turn: [-0.5, 0, 0] }, material);
  }
}
