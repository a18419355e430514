import { ceramic } from '../../scene/materials/hard.ts';
import { Mesh } from '../../scene/mesh.ts';
import { addBox } from '../../scene/shapes/rounded-box.ts';
import { addTurned } from '../../scene/shapes/turned.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { chances, type Look, pick, suited } from '../look.ts';
import { COVERS } from '../parts/books.ts';
import { floor, type Make } from '../piece.ts';

const BOARD = 0.024;
const DEPTH = 0.32;

interface CaseSize {
  readonly width: number;
  readonly height: number;
}

/** Bookcases as wide as suits the place: a tall one and a low one. */
export const bookcasePiece: Make = ({ look, aspect }) => {
  const width = Math.max(0.6, Math.min(1.6, aspect * 1.9));
  return floor(...[1.9, 1.3].map((height) => () => buildBookcase(look, { width, height })));
};

/** A bookcase with books and a few pots: a closed case, one with doors below, or boards in an open frame. Width and height in metres. */
export function buildBookcase(look: Look, size: CaseSize): Mesh {
  const mesh = new Mesh();
  const kind = pick(chances(look, 12), suited<'case' | 'doors' | 'frame'>(look, ['case', 'doors', 'frame']));
  if (kind === 'frame') addFrame(mesh, size, mesh.material(look.legs));
  else addCase(mesh, size, mesh.material(look.main));
  const shelves = Math.max(2, Math.round(size.height / 0.36));
  const step = (size.height - BOARD) / shelves;
  const closed = kind === 'doors' && size.height > 1 ? Math.round(shelves * 0.4) : 0;
  const body = mesh.material(look.main);
  const first = kind === 'frame' ? 0.08 : 0;
  for (let i = 0; i <= shelves; i++) {
    const y = i === 0 ? first : i * step;
    const inset = kind === 'frame' ? 0.02 : 2 * BOARD;
    addBox(
      mesh,
      { centre: [0, y + BOARD / 2, 0], size: [size.width - inset, BOARD, DEPTH - 0.005], radius: 0.002 },
      body,
    );
    const isOpen = i >= closed && i < shelves;
    if (!isOpen || !look.hasDecor) continue;
    const width = size.width - 2 * BOARD - (kind === 'frame' ? 0.04 : 0);
    const room = (i + 1) * step - y - BOARD;
    fillShelf(mesh, { look, shelf: i, bottom: y + BOARD, room, width });
  }
  if (closed > 0)
    addDoors(
      mesh,
      { ...size, height: closed * step },
      { body: look.panel ? mesh.material(look.panel) : body, knob: mesh.material(look.legs) },
    );
  return mesh;
}

function addCase(mesh: Mesh, { width, height }: CaseSize, body: number): void {
  for (const side of [-1, 1]) {
    const centre: Vec3 = [side * (width / 2 - BOARD / 2), height / 2, 0];
    addBox(mesh, { centre, size: [BOARD, height, DEPTH], radius: 0.002 }, body);
  }
  addBox(
    mesh,
    {
      centre: [0, height / 2, -DEPTH / 2 + 0.006],
      size: [width - 2 * BOARD, height - 0.02, 0.01],
      radius: 0.001,
    },
    body,
  );
}

/** Four slim posts, and rails across the sides. */
function addFrame(mesh: Mesh, { width, height }: CaseSize, material: number): void {
  const bar = 0.022;
  for (const x of [-1, 1]) {
    for (const z of [-1, 1]) {
      const centre: Vec3 = [x * (width / 2 - bar / 2), height / 2, z * (DEPTH / 2 - bar / 2)];
      addBox(mesh, { centre, size: [bar, height, bar], radius: 0.002 }, material);
    }
    for (const y of [0.09, height - bar / 2]) {
      const centre: Vec3 = [x * (width / 2 - bar / 2), y, 0];
      addBox(mesh, { centre, size: [bar, bar, DEPTH - 2 * bar], radius: 0.002 }, material);
    }
  }
}

function addDoors(mesh: Mesh, size: CaseSize, slots: { body: number; knob: number }): void {
  const { width, height } = size;
  for (const side of [-1, 1]) {
    const centre: Vec3 = [(side * width) / 4, height / 2 + BOARD / 2, DEPTH / 2 + 0.01];
    addBox(mesh, { centre, size: [width / 2 - 0.006, height - 0.006, 0.02], radius: 0.003 }, slots.body);
    const knob: Vec3 = [side * 0.035, height * 0.72, DEPTH / 2 + 0.032];
    addBox(mesh, { centre: knob, size: [0.014, 0.09, 0.022], radius: 0.006 }, slots.knob);
  }
}

/** The room on one shelf, metres. */
interface Shelf {
  readonly look: Look;
  /** Number of the shelf: each is filled by chances of its own. */
  readonly shelf: number;
  readonly bottom: number;
  readonly room: number;
  readonly width: number;
}

/** Fills a shelf with books and a few pots. */
function fillShelf(mesh: Mesh, shelf: Shelf): void {
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
    const cover = COVERS[Math.floor(random() * COVERS.length)]!;
    addBox(
      mesh,
      {
        centre: [x + thick / 2, bottom + tall / 2, -0.12 + deep / 2],
        size: [thick, tall, deep],
        radius: 0.002,
      },
      mesh.material(cover),
    );
    x += thick + 0.001 + (random() < 0.1 ? 0.06 : 0);
  }
}
