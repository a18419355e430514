import { Mesh } from '../../scene/mesh.ts';
import { turnBy, type Look } from '../look.ts';
import { addVaseBody, type VaseForm } from './vase.ts';

const FORMS: readonly [VaseForm, ...VaseForm[]] = [
  'belly',
  'amphora',
  'bottle',
  'fluted',
  'gourd',
  'trumpet',
  'jug',
];

/** An empty vase, of the main material. `height` in metres. */
export function buildVase(look: Look, height: number): Mesh {
  const mesh = new Mesh();
  addVaseBody(mesh, { form: turnBy(look, FORMS), at: [0, 0, 0], height }, mesh.material(look.main));
  return mesh;
}
