import { createRandom } from '../../random.ts';
import type { Mesh } from '../../scene/mesh.ts';
import { ceramic, foliage, paint } from '../../scene/materials/hard.ts';
import { addLeaf } from '../../scene/shapes/soft.ts';
import { addTube, addTurned } from '../../scene/shapes/turned.ts';
import { unit, type Vec3 } from '../../scene/vector.ts';
import type { Look } from '../look.ts';
import { addBook } from './books.ts';

const COVER: Vec3 = [0.68, 0.63, 0.55];
const GLAZE: Vec3 = [0.84, 0.81, 0.76];
const LEAF_GREEN: Vec3 = [0.11, 0.2, 0.07];

/** Two books on each other. */
export function addBooks(mesh: Mesh, at: Vec3, look: Look): void {
  const [x, y, z] = at;
  const [lower, upper] = [paint(COVER, 0.6), paint(look.accent, 0.6)];
  addBook(mesh, { centre: [x, y + 0.014, z], size: [0.28, 0.028, 0.21], turn: [0, 0.2, 0], cover: lower });
  addBook(mesh, { centre: [x, y + 0.04, z], size: [0.23, 0.024, 0.17], turn: [0, -0.12, 0], cover: upper });
}

/** A small vase with a spray of narrow leaves; `height` of the vase in metres. */
export function addVase(mesh: Mesh, vase: { at: Vec3; height: number; seed: number }): void {
  const random = createRandom(vase.seed + 5);
  const glaze = mesh.material(ceramic(GLAZE));
  const leaf = mesh.material(foliage(LEAF_GREEN));
  const s = vase.height / 0.17;
  const outline = [
    [0.0001, 0],
    [0.04, 0],
    [0.06, 0.03],
    [0.066, 0.07],
    [0.05, 0.12],
    [0.028, 0.15],
    [0.033, 0.17],
    [0.026, 0.17],
    [0.02, 0.15],
    [0.0001, 0.13],
  ] as const;
  addTurned(
    mesh,
    { at: vase.at, profile: outline.map(([r, y]) => [r * s, y * s] as const), segments: 32 },
    glaze,
  );
  const mouth: Vec3 = [vase.at[0], vase.at[1] + vase.height * 0.9, vase.at[2]];
  for (let i = 0; i < 9; i++) {
    const angle = random() * 2 * Math.PI;
    const lean = 0.25 + random() * 0.5;
    const along = unit([Math.cos(angle) * lean, 1 - lean * 0.35, Math.sin(angle) * lean]);
    const up = unit([-along[0] * 0.3, 0.9, -along[2] * 0.3]);
    const length = (0.16 + random() * 0.13) * s;
    addTube(
      mesh,
      {
        path: [mouth, [mouth[0] + along[0] * 0.05, mouth[1] + along[1] * 0.05, mouth[2] + along[2] * 0.05]],
        radius: 0.002,
        segments: 5,
        isOpen: true,
      },
      leaf,
    );
    addLeaf(
      mesh,
      { base: mouth, along, up, length, width: 0.034 * s, outline: 'lance', droop: 0.35, seed: i },
      leaf,
    );
  }
}

/** A shallow bowl. */
export function addBowl(mesh: Mesh, bowl: { at: Vec3; radius: number }, material: number): void {
  const r = bowl.radius;
  const profile = [
    [0.0001, 0],
    [r * 0.35, 0],
    [r * 0.4, r * 0.06],
    [r * 0.8, r * 0.28],
    [r, r * 0.5],
    [r * 0.96, r * 0.5],
    [r * 0.75, r * 0.3],
    [r * 0.3, r * 0.12],
    [0.0001, r * 0.1],
  ] as const;
  addTurned(mesh, { at: bowl.at, profile, segments: 40 }, material);
}
