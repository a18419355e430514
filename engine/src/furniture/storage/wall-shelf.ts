import { Mesh } from '../../scene/mesh.ts';
import { addBoard } from '../../scene/shapes/board.ts';
import { addTube } from '../../scene/shapes/turned.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { addBooks, addBowl, addVase } from '../parts/decor.ts';
import { chances, turnBy, type Look } from '../look.ts';
import { addBookRow } from '../parts/books.ts';

const DEPTH = 0.22;

type Form = 'pair' | 'brackets' | 'box' | 'rod';

/** Shelves on a wall, 1 m wide: two thick boards, boards on brackets, boxes, or boards between rods. Stand on y = 0, the wall at z = 0. */
export function buildWallShelf(look: Look): Mesh {
  const mesh = new Mesh();
  FORMS[turnBy<Form>(look, ['pair', 'brackets', 'box', 'rod'])](mesh, look);
  return mesh;
}

interface Level {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly thick: number;
}

function addLevel(mesh: Mesh, level: Level, look: Look): void {
  const { x, y, width, thick } = level;
  const centre: Vec3 = [x, y + thick / 2, DEPTH / 2];
  addBoard(mesh, { centre, size: [width, thick, DEPTH], radius: 0.004 }, mesh.material(look.main));
}

/** Books and a vase, or bowls, on a level. */
function dress(mesh: Mesh, level: Level, dressing: { look: Look; isFull: boolean }): void {
  const { look, isFull } = dressing;
  if (!look.hasDecor) return;
  const { x, width } = level;
  const y = level.y + level.thick;
  const left = x - width / 2;
  if (isFull) {
    const random = chances(look, 46);
    addBookRow(mesh, {
      random,
      at: [left + width * 0.08, y, 0.02],
      width: width * 0.4,
      room: 0.26,
      depth: DEPTH - 0.03,
    });
    addVase(mesh, { at: [left + width * 0.74, y, DEPTH / 2], height: 0.15, seed: look.seed });
    return;
  }
  addBooks(mesh, [left + width * 0.7, y, DEPTH / 2], look);
  addBowl(mesh, { at: [left + width * 0.28, y, DEPTH / 2], radius: 0.085 }, mesh.material(look.legs));
}

const FORMS: Record<Form, (mesh: Mesh, look: Look) => void> = {
  pair: (mesh, look) => {
    const low = { x: -0.1, y: 0, width: 0.8, thick: 0.045 };
    const high = { x: 0.14, y: 0.38, width: 0.8, thick: 0.045 };
    for (const level of [low, high]) addLevel(mesh, level, look);
    dress(mesh, low, { look, isFull: true });
    dress(mesh, high, { look, isFull: false });
  },
  brackets: (mesh, look) => {
    const metal = mesh.material(look.legs);
    for (const y of [0.14, 0.5]) {
      const level = { x: 0, y, width: 1, thick: 0.028 };
      addLevel(mesh, level, look);
      dress(mesh, level, { look, isFull: y < 0.3 });
      for (const x of [-0.34, 0.34]) {
        addBoard(mesh, { centre: [x, y - 0.07, 0.006], size: [0.03, 0.14, 0.012] }, metal);
        addBoard(mesh, { centre: [x, y - 0.006, DEPTH * 0.45], size: [0.03, 0.012, DEPTH * 0.85] }, metal);
        const brace = [0, 0.25, 0.5, 0.75, 1].map((share): Vec3 => {
          const angle = (share * Math.PI) / 2;
          return [x, y - 0.13 + 0.12 * Math.sin(angle), 0.01 + 0.16 * (1 - Math.cos(angle))];
        });
        addTube(mesh, { path: brace, radius: 0.006, segments: 8 }, metal);
      }
    }
  },
  box: (mesh, look) => {
    const body = mesh.material(look.main);
    const height = 0.36;
    for (const [i, x] of [-0.34, 0, 0.34].entries()) {
      const y = i === 1 ? 0.22 : 0;
      const wide = 0.34;
      for (const edge of [0, height - 0.018])
        addLevel(mesh, { x, y: y + edge, width: wide, thick: 0.018 }, look);
      for (const side of [-1, 1]) {
        const centre: Vec3 = [x + side * (wide / 2 - 0.009), y + height / 2, DEPTH / 2];
        addBoard(mesh, { centre, size: [0.018, height, DEPTH - 0.004] }, body);
      }
      if (!look.hasDecor) continue;
      const floor: Vec3 = [x, y + 0.018, DEPTH / 2];
      if (i === 1) addVase(mesh, { at: floor, height: 0.12, seed: look.seed });
      else
        addBookRow(mesh, {
          random: chances(look, 47 + i),
          at: [x - 0.15, floor[1], 0.02],
          width: 0.22,
          room: 0.3,
          depth: 0.17,
        });
    }
  },
  rod: (mesh, look) => {
    const metal = mesh.material(look.legs);
    for (const [i, y] of [0.04, 0.36, 0.68].entries()) {
      const level = { x: 0, y, width: 0.85, thick: 0.022 };
      addLevel(mesh, level, look);
      dress(mesh, level, { look, isFull: i === 1 });
    }
    for (const x of [-0.4, 0.4])
      for (const z of [0.012, DEPTH - 0.012])
        addTube(
          mesh,
          {
            path: [
              [x, 0, z],
              [x, 0.74, z],
            ],
            radius: 0.007,
            segments: 8,
          },
          metal,
        );
  },
};
