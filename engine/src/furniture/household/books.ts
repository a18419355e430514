import type { BookForm } from '../../lexicon/details.ts';
import type { Random } from '../../random.ts';
import { paint } from '../../scene/materials/hard.ts';
import type { Material } from '../../scene/material.ts';
import { Mesh } from '../../scene/mesh.ts';
import { addBoard } from '../../scene/shapes/board.ts';
import { addBox } from '../../scene/shapes/rounded-box.ts';
import { luminance, mix, type Vec3 } from '../../scene/vector.ts';
import { chances, type Look, pick, turnBy } from '../look.ts';
import { addBook, COVERS, PAPER } from '../parts/books.ts';

/** Books that are being laid out. */
interface Pile {
  readonly look: Look;
  readonly random: Random;
  readonly count: number;
}

const GILT = paint([0.62, 0.47, 0.2], 0.35);
const INK = paint([0.07, 0.065, 0.06], 0.7);

/** Books for a table: lying on each other, standing in a row with the last one leaning, or one open on top of others. `count`: how many, where that was said. */
export function buildBooks(look: Look, named?: BookForm, count?: number): Mesh {
  const mesh = new Mesh();
  const form = named ?? turnBy<BookForm>(look, ['open', 'stack', 'row']);
  const random = chances(look, 97);
  FORMS[form](mesh, { look, random, count: count ?? USUAL[form] + Math.floor(2 * random()) });
  return mesh;
}

const USUAL: Record<BookForm, number> = { stack: 4, row: 5, open: 3 };

/** The first is bound in what was asked for, others in colours beside it; all of them in shades of a colour that was named. */
function coverOf({ look, random }: Pile, i: number): Material {
  if (i % 3 === 0) return look.main;
  const tone: Vec3 = random() < 0.5 ? [0.7, 0.66, 0.58] : [0.03, 0.03, 0.035];
  if (look.isColoured) return paint(mix(look.colour, tone, 0.15 + 0.3 * random()), 0.6);
  return i % 3 === 1 ? paint(look.accent, 0.6) : pick(random, COVERS as [Material, ...Material[]]);
}

/** Gilt on what is dark, ink on what is pale. */
const titleOf = ({ mean }: Material): Material => (luminance(mean) < 0.25 ? GILT : INK);

/** Books on each other, the largest below; gives the height they reach. */
function addStack(mesh: Mesh, pile: Pile): number {
  const { random, count } = pile;
  let y = 0;
  for (let i = 0; i < count; i++) {
    const thick = 0.024 + 0.018 * random();
    const shrink = i * 0.014 + 0.01 * random();
    const size: Vec3 = [0.29 - shrink, thick, 0.215 - 0.8 * shrink];
    const cover = coverOf(pile, i);
    const centre: Vec3 = [0.012 * (random() - 0.5), y + thick / 2, 0.012 * (random() - 0.5)];
    const turn: Vec3 = [0, 0.34 * (random() - 0.5), 0];
    addBook(mesh, { centre, size, turn, cover, title: titleOf(cover) });
    y += thick;
  }
  return y;
}

const FORMS: Record<BookForm, (mesh: Mesh, pile: Pile) => void> = {
  stack: addStack,
  row: (mesh, pile) => {
    const { random, count } = pile;
    const books = Array.from({ length: count }, (_, i) => ({
      thick: 0.024 + 0.02 * random(),
      tall: 0.19 + 0.035 * random(),
      wide: 0.14 + 0.03 * random(),
      cover: coverOf(pile, i),
    }));
    const whole = books.reduce((sum, { thick }) => sum + thick, 0);
    let x = -whole / 2 - 0.02;
    books.forEach(({ thick, tall, wide, cover }, i) => {
      // The last one leans on those before it.
      const lean = i === count - 1 && count > 1 ? 0.24 : 0;
      const [sin, cos] = [Math.sin(lean), Math.cos(lean)];
      const centre: Vec3 = [
        x + (thick * cos + tall * sin) / 2,
        (tall * cos + thick * sin) / 2,
        0.075 - wide / 2,
      ];
      const size: Vec3 = [tall, thick, wide];
      const turn: Vec3 = [0, 0, Math.PI / 2 + lean];
      addBook(mesh, { centre, size, turn, cover, title: titleOf(cover) });
      x += thick + 0.001;
    });
  },
  open: (mesh, pile) => {
    const below = Math.max(0, pile.count - 1);
    addOpenBook(mesh, pile, addStack(mesh, { ...pile, count: below }));
  },
};

/** Width and depth of a page, and from line to line, metres. */
const PAGE = { wide: 0.15, deep: 0.215, line: 0.0078 } as const;

/** Lines of print on both pages of an open book: dark stripes between margins, paragraphs that end short. */
const PRINTED: Material = {
  ...PAPER,
  albedo: ({ x, z }, out) => {
    const across = Math.abs(x) / PAGE.wide;
    const isInside = across > 0.12 && across < 0.88 && Math.abs(z) < 0.4 * PAGE.deep;
    const row = Math.floor(z / PAGE.line);
    const isEnd = row % 5 === 0 && (x < 0 ? across < 0.5 : across > 0.5);
    const isInk = isInside && !isEnd && z / PAGE.line - row < 0.45;
    for (let k = 0; k < 3; k++) out[k] = PAPER.mean[k]! * (isInk ? 0.5 : 1);
  },
};

/** A book that lies open: its pages swell on both sides of the fold. */
function addOpenBook(mesh: Mesh, pile: Pile, y: number): void {
  const { wide, deep } = PAGE;
  const thick = 0.016;
  const cover = mesh.material(pile.look.main);
  const size: Vec3 = [2 * wide + 0.016, 0.004, deep + 0.012];
  addBoard(mesh, { centre: [0, y + 0.002, 0], size, radius: 0.0015 }, cover);
  const pages = mesh.material(PRINTED);
  for (const side of [-1, 1]) {
    const bend = (p: Vec3): Vec3 => {
      const fromFold = 0.5 + (side * p[0]) / wide;
      const swell = Math.sin(Math.PI * Math.min(1, fromFold * 1.6)) * 0.014 * (1 - fromFold * 0.4);
      const fold = Math.max(0, 1 - fromFold * 9) * 0.01;
      const isTop = p[1] > 0 ? 1 : 0;
      return [p[0], p[1] + isTop * (Math.max(0, swell) - fold), p[2]];
    };
    const centre: Vec3 = [(side * wide) / 2, y + 0.004 + thick / 2, 0];
    addBox(mesh, { centre, size: [wide, thick, deep], radius: 0.001, divisions: 12, bend }, pages);
  }
  const ribbon = mesh.material(paint(pile.look.accent, 0.5));
  const at: Vec3 = [0.006, y + 0.012, deep / 2 + 0.009];
  addBoard(mesh, { centre: at, size: [0.008, 0.026, 0.001], radius: 0.0003 }, ribbon);
}
