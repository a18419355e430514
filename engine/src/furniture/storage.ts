import { Mesh } from '../scene/mesh.ts';
import { ceramic, paint } from '../scene/materials/hard.ts';
import { addBox } from '../scene/shapes/rounded-box.ts';
import { addLeg, addTube, addTurned } from '../scene/shapes/turned.ts';
import type { Vec3 } from '../scene/vector.ts';
import { addBooks, addVase } from './decor.ts';
import { chances, type Look } from './look.ts';

const SPINES: readonly Vec3[] = [
  [0.2, 0.026, 0.019],
  [0.028, 0.065, 0.098],
  [0.69, 0.58, 0.39],
  [0.047, 0.102, 0.051],
  [0.485, 0.258, 0.105],
  [0.79, 0.75, 0.67],
  [0.014, 0.023, 0.037],
  [0.254, 0.275, 0.314],
  [0.371, 0.069, 0.05],
];

export interface CabinetSize {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly fronts: number;
  /** Drawers above each other instead of doors side by side. */
  readonly hasDrawers: boolean;
}

/** A sideboard, dresser or nightstand on legs. */
export function buildCabinet(look: Look, size: CabinetSize): Mesh {
  const { width, height, depth } = size;
  const mesh = new Mesh();
  const body = mesh.material(look.main);
  const legs = mesh.material(look.legs);
  const lift = Math.min(0.16, height * 0.26);
  const tall = height - lift;
  addBox(mesh, { centre: [0, lift + tall / 2, 0], size: [width, tall, depth], radius: 0.006 }, body);
  const rows = size.hasDrawers ? size.fronts : 1;
  const columns = size.hasDrawers ? (width > 1 ? 2 : 1) : size.fronts;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const w = (width - 0.02) / columns;
      const h = (tall - 0.02) / rows;
      const x = -width / 2 + 0.01 + w * (column + 0.5);
      const y = lift + 0.01 + h * (row + 0.5);
      addBox(
        mesh,
        { centre: [x, y, depth / 2 + 0.009], size: [w - 0.007, h - 0.007, 0.018], radius: 0.003 },
        body,
      );
      const grip = size.hasDrawers ? y : y + h * 0.28;
      const reach = Math.min(0.08, w * 0.16);
      addTube(
        mesh,
        {
          path: [
            [x - reach, grip, depth / 2 + 0.036],
            [x + reach, grip, depth / 2 + 0.036],
          ],
          radius: 0.0055,
          segments: 8,
        },
        legs,
      );
      for (const side of [-0.8, 0.8]) {
        addTube(
          mesh,
          {
            path: [
              [x + side * reach, grip, depth / 2 + 0.015],
              [x + side * reach, grip, depth / 2 + 0.036],
            ],
            radius: 0.004,
            segments: 6,
          },
          legs,
        );
      }
    }
  }
  for (const x of [-1, 1]) {
    for (const z of [-1, 1]) {
      const inset = Math.min(0.09, width * 0.15);
      addLeg(
        mesh,
        {
          top: [x * (width / 2 - inset), lift, z * (depth / 2 - 0.07)],
          foot: [x * (width / 2 - inset * 0.7), 0, z * (depth / 2 - 0.05)],
          radii: [0.02, 0.012],
        },
        legs,
      );
    }
  }
  if (look.hasDecor && width > 0.8) {
    addBooks(mesh, [-width * 0.24, height, 0], look);
    addVase(mesh, { at: [width * 0.28, height, 0], height: 0.24, seed: look.seed });
  }
  return mesh;
}

/** An open bookcase with books and a few pots. Width and height in metres. */
export function buildBookcase(look: Look, size: { width: number; height: number }): Mesh {
  const { width, height } = size;
  const mesh = new Mesh();
  const body = mesh.material(look.main);
  const board = 0.024;
  const depth = 0.32;
  const shelves = Math.max(2, Math.round(height / 0.36));
  for (const side of [-1, 1]) {
    addBox(
      mesh,
      {
        centre: [side * (width / 2 - board / 2), height / 2, 0],
        size: [board, height, depth],
        radius: 0.002,
      },
      body,
    );
  }
  addBox(
    mesh,
    {
      centre: [0, height / 2, -depth / 2 + 0.006],
      size: [width - 2 * board, height - 0.02, 0.01],
      radius: 0.001,
    },
    body,
  );
  const step = (height - board) / shelves;
  for (let i = 0; i <= shelves; i++) {
    addBox(
      mesh,
      {
        centre: [0, i * step + board / 2, 0],
        size: [width - 2 * board, board, depth - 0.005],
        radius: 0.002,
      },
      body,
    );
    if (i < shelves && look.hasDecor)
      fillShelf(mesh, {
        look,
        shelf: i,
        bottom: i * step + board,
        room: step - board,
        width: width - 2 * board,
      });
  }
  return mesh;
}

function fillShelf(
  mesh: Mesh,
  shelf: { look: Look; shelf: number; bottom: number; room: number; width: number },
): void {
  const { bottom, room } = shelf;
  const random = chances(shelf.look, 20 + shelf.shelf);
  const glaze = mesh.material(ceramic(shelf.look.accent));
  const end = shelf.width / 2 - 0.03;
  let x = -shelf.width / 2 + 0.012;
  while (x < end) {
    if (random() < 0.07 && x + 0.16 < end) {
      addTurned(
        mesh,
        {
          at: [x + 0.08, bottom, 0.02],
          profile: [
            [0.0001, 0],
            [0.04, 0],
            [0.06, 0.05],
            [0.055, 0.11],
            [0.025, 0.15],
            [0.03, 0.17],
            [0.0001, 0.165],
          ],
          segments: 24,
        },
        glaze,
      );
      x += 0.17;
      continue;
    }
    const thick = 0.018 + random() * 0.028;
    const tall = room * (0.6 + 0.3 * random());
    const deep = 0.17 + random() * 0.06;
    const spine = SPINES[Math.floor(random() * SPINES.length)]!;
    addBox(
      mesh,
      {
        centre: [x + thick / 2, bottom + tall / 2, -0.12 + deep / 2],
        size: [thick, tall, deep],
        radius: 0.002,
      },
      mesh.material(spineMaterial(spine)),
    );
    x += thick + 0.001 + (random() < 0.1 ? 0.06 : 0);
  }
}

const spineMaterials = new Map<Vec3, ReturnType<typeof paint>>();

function spineMaterial(colour: Vec3): ReturnType<typeof paint> {
  const known = spineMaterials.get(colour) ?? paint(colour, 0.6);
  spineMaterials.set(colour, known);
  return known;
}
