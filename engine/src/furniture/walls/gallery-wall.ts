import type { Subject } from '../../lexicon/details.ts';
import { Mesh } from '../../scene/mesh.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { chances, pick, turnBy, type Look } from '../look.ts';
import { hung, type Make } from '../piece.ts';
import { buildPainting } from './wall-pieces.ts';

/** Left and lower edge, width and height of a picture, metres. */
type Place = readonly [left: number, bottom: number, width: number, height: number];

type Form = 'salon' | 'grid' | 'line' | 'centre';

const SALON: readonly Place[] = [
  [0.46, 0.3, 0.55, 0.75],
  [0, 0.62, 0.41, 0.43],
  [0, 0.05, 0.41, 0.52],
  [0.46, 0, 0.26, 0.25],
  [0.77, 0, 0.24, 0.25],
  [1.06, 0.55, 0.36, 0.5],
  [1.06, 0.12, 0.36, 0.38],
  [1.47, 0.3, 0.28, 0.36],
  [1.47, 0.71, 0.28, 0.28],
];
/** Two rows that keep to the line between them. */
const LINE: readonly Place[] = [
  [0, 0.55, 0.35, 0.45],
  [0.4, 0.55, 0.5, 0.6],
  [0.95, 0.55, 0.3, 0.4],
  [1.3, 0.55, 0.4, 0.5],
  [0.05, 0.1, 0.4, 0.4],
  [0.5, 0, 0.35, 0.5],
  [0.9, 0.2, 0.42, 0.3],
  [1.37, 0.08, 0.3, 0.42],
];
/** A large one between smaller ones. */
const CENTRE: readonly Place[] = [
  [0, 0.52, 0.4, 0.5],
  [0, 0.05, 0.4, 0.42],
  [0.45, 0, 0.7, 1.05],
  [1.2, 0.6, 0.4, 0.42],
  [1.2, 0.05, 0.4, 0.5],
];
const GRID: readonly Place[] = [0, 1].flatMap((row) =>
  [0, 1, 2].map((column): Place => [column * 0.52, row * 0.6, 0.47, 0.55]),
);
const LAYOUTS: Record<Form, readonly Place[]> = { salon: SALON, grid: GRID, line: LINE, centre: CENTRE };

const SUBJECTS: readonly [Subject, ...Subject[]] = ['botanical', 'abstract', 'landscape', 'geometric'];
/** Colours that the pictures are painted in besides the look's own, linear. */
const TINTS: readonly Vec3[] = [
  [0.06, 0.1, 0.2],
  [0.5, 0.2, 0.09],
  [0.16, 0.2, 0.11],
  [0.6, 0.42, 0.16],
];

/** Framed pictures of several sizes on a wall; beside each other in a wide place, one above the other in a narrow one. */
export const galleryWallPiece: Make = ({ look, aspect }) => hung(() => buildGalleryWall(look, aspect < 0.9));

/** Five to nine framed pictures, in a grid, along a line, round a large one, or as they came. Stands on y = 0, the wall at z = 0. */
export function buildGalleryWall(look: Look, isTall: boolean): Mesh {
  const mesh = new Mesh();
  const layout = LAYOUTS[turnBy<Form>(look, ['salon', 'grid', 'line', 'centre'])];
  const places = isTall ? layout.map(([x, y, w, h]): Place => [y, x, h, w]) : layout;
  const width = Math.max(...places.map(([left, , wide]) => left + wide));
  const random = chances(look, 71);
  const first = Math.floor(random() * SUBJECTS.length);
  places.forEach(([left, bottom, wide, high], i) => {
    const subject = i % 3 === 2 ? pick(random, SUBJECTS) : SUBJECTS[(first + i) % SUBJECTS.length]!;
    const accent = look.isColoured || i % 2 === 0 ? look.accent : TINTS[(first + i) % TINTS.length]!;
    const picture = buildPainting({ ...look, accent, seed: look.seed * 13 + i }, [wide, high], subject);
    mesh.append(picture, { at: [left + wide / 2 - width / 2, bottom, 0] });
  });
  return mesh;
}
