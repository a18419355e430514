import { Mesh } from '../scene/mesh.ts';
import { addBox } from '../scene/shapes/rounded-box.ts';
import { addLeg, addTube, addTurned, discProfile } from '../scene/shapes/turned.ts';
import type { Vec3 } from '../scene/vector.ts';
import { addBooks, addVase } from './decor.ts';
import { chances, type Look } from './look.ts';

const HEIGHT = 0.42;

export type TableOutline = 'round' | 'rectangular';

/** A low table. `width` in metres; the outline follows the seed unless the prompt named one. */
export function buildCoffeeTable(look: Look, width: number, outline?: TableOutline): Mesh {
  const random = chances(look, 2);
  const mesh = new Mesh();
  const isRound = outline ? outline === 'round' : random() < 0.55;
  const hasShelf = random() < 0.6;
  const top = mesh.material(look.main);
  const legs = mesh.material(look.legs);
  if (isRound) addRoundTable(mesh, width / 2, { top, legs });
  else addOblongTable(mesh, { width, depth: width * 0.56, hasShelf }, { top, legs });
  if (look.hasDecor) {
    addBooks(mesh, [-width * 0.13, HEIGHT, 0.03], look);
    addVase(mesh, { at: [width * 0.19, HEIGHT, -0.04], height: 0.17, seed: look.seed });
  }
  return mesh;
}

function addRoundTable(mesh: Mesh, radius: number, slots: { top: number; legs: number }): void {
  addTurned(
    mesh,
    { at: [0, HEIGHT - 0.035, 0], profile: discProfile(radius, 0.035, 0.014), segments: 72 },
    slots.top,
  );
  for (let i = 0; i < 4; i++) {
    const angle = Math.PI / 4 + (i * Math.PI) / 2;
    const cos = Math.cos(angle) * radius;
    const sin = Math.sin(angle) * radius;
    addLeg(
      mesh,
      {
        top: [cos * 0.62, HEIGHT - 0.034, sin * 0.62],
        foot: [cos * 0.82, 0, sin * 0.82],
        radii: [0.024, 0.014],
      },
      slots.legs,
    );
    const brace: Vec3 = [cos * 0.71, HEIGHT * 0.55, sin * 0.71];
    addTube(mesh, { path: [brace, [0, HEIGHT * 0.55, 0]], radius: 0.011, segments: 10 }, slots.legs);
  }
}

function addOblongTable(
  mesh: Mesh,
  size: { width: number; depth: number; hasShelf: boolean },
  slots: { top: number; legs: number },
): void {
  const { width, depth } = size;
  addBox(mesh, { centre: [0, HEIGHT - 0.02, 0], size: [width, 0.04, depth], radius: 0.007 }, slots.top);
  if (size.hasShelf) {
    addBox(mesh, { centre: [0, 0.14, 0], size: [width - 0.1, 0.02, depth - 0.09], radius: 0.004 }, slots.top);
  }
  for (const x of [-1, 1]) {
    for (const z of [-1, 1]) {
      const centre: Vec3 = [x * (width / 2 - 0.05), (HEIGHT - 0.04) / 2, z * (depth / 2 - 0.05)];
      addBox(mesh, { centre, size: [0.042, HEIGHT - 0.04, 0.042], radius: 0.005 }, slots.legs);
    }
  }
}
