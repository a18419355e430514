import type { Subject, TableOutline } from '../../lexicon/details.ts';
import { Mesh } from '../../scene/mesh.ts';
import { metal, paint } from '../../scene/materials/hard.ts';
import { addBox } from '../../scene/shapes/rounded-box.ts';
import { addTube } from '../../scene/shapes/turned.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { artwork } from './art.ts';
import { chances, pick, suited, type Look } from '../look.ts';
import { hung, type Make } from '../piece.ts';

const MOUNT: Vec3 = [0.86, 0.84, 0.8];

/** Width and height in metres. */
type WallSize = readonly [number, number];

/** Width and height of about `area` square metres in the proportions of the place. */
function wallSize(aspect: number, area: number): WallSize {
  const shape = Math.max(0.45, Math.min(2.4, aspect));
  return [Math.sqrt(area * shape), Math.sqrt(area / shape)];
}

const SUBJECTS: readonly [Subject, ...Subject[]] = ['abstract', 'landscape', 'botanical', 'geometric'];

/** A picture in the shape of its place: of what was named, or of something by the seed. */
export const paintingPiece: Make = ({ look, details, aspect }) => {
  const subject = details.subject ?? pick(chances(look, 31), SUBJECTS);
  return hung(() => buildPainting(look, wallSize(aspect, 0.7), subject));
};

/** A mirror in the shape of its place. */
export const mirrorPiece: Make = ({ look, details, aspect }) =>
  hung(() => buildMirror(look, wallSize(aspect, 0.6), details.outline));

function addFrame(mesh: Mesh, frame: { look: Look; size: WallSize; bar: number }): void {
  const { look, bar } = frame;
  const [width, height] = frame.size;
  const level = mesh.material(look.rails);
  const upright = mesh.material(look.legs);
  const depth = 0.032;
  const z = depth / 2;
  for (const y of [bar / 2, height - bar / 2]) {
    addBox(mesh, { centre: [0, y, z], size: [width, bar, depth], radius: 0.002 }, level);
  }
  for (const side of [-1, 1]) {
    const centre: Vec3 = [side * (width / 2 - bar / 2), height / 2, z];
    addBox(mesh, { centre, size: [bar, height - 2 * bar, depth], radius: 0.002 }, upright);
  }
}

function addPanel(mesh: Mesh, panel: { size: WallSize; y: number; z: number }, material: number): void {
  const [width, height] = panel.size;
  mesh.flat([-width / 2, panel.y, panel.z], { u: [width, 0, 0], v: [0, height, 0] }, material);
}

/** A framed picture, with or without a mount. Stands on y = 0, the wall at z = 0. */
export function buildPainting(look: Look, size: WallSize, subject: Subject): Mesh {
  const mesh = new Mesh();
  const bar = 0.024;
  addFrame(mesh, { look, size, bar });
  const hasMount = chances(look, 6)() < 0.7;
  const margin = hasMount ? Math.min(...size) * 0.1 : 0;
  const inner: WallSize = [size[0] - 2 * bar, size[1] - 2 * bar];
  addPanel(mesh, { size: inner, y: bar, z: 0.012 }, mesh.material(paint(MOUNT, 0.9)));
  const picture: WallSize = [inner[0] - 2 * margin, inner[1] - 2 * margin];
  addPanel(
    mesh,
    { size: picture, y: bar + margin, z: 0.014 },
    mesh.material(artwork(look, subject, picture)),
  );
  return mesh;
}

const SILVER: Vec3 = [0.9, 0.91, 0.91];

type MirrorForm = 'framed' | 'round' | 'arch' | 'oval';

const FORMS = { round: 'round', rectangular: 'framed' } as const satisfies Record<TableOutline, MirrorForm>;

/** The forms that suit a place's proportions. */
function mirrorForms([width, height]: WallSize): readonly [MirrorForm, ...MirrorForm[]] {
  const shape = width / height;
  if (shape > 1.25) return ['framed'];
  return shape > 0.8 ? ['round', 'framed', 'arch'] : ['arch', 'framed', 'oval'];
}

/** Outline of a mirror as points round its middle, from the lowest on, counter-clockwise. */
function outlineOf(form: MirrorForm, [width, height]: WallSize): (readonly [x: number, y: number])[] {
  const steps = 72;
  if (form !== 'arch') {
    const [a, b] =
      form === 'round' ? [Math.min(width, height) / 2, Math.min(width, height) / 2] : [width / 2, height / 2];
    return Array.from({ length: steps }, (_, i) => {
      const angle = (i / steps) * 2 * Math.PI - Math.PI / 2;
      return [a * Math.cos(angle), b * (1 + Math.sin(angle))] as const;
    });
  }
  const radius = width / 2;
  const arc = Array.from({ length: steps / 2 + 1 }, (_, i) => {
    const angle = (i / (steps / 2)) * Math.PI;
    return [radius * Math.cos(angle), Math.max(radius, height) - radius + radius * Math.sin(angle)] as const;
  });
  return [[-radius, 0], [radius, 0], ...arc];
}

/** A mirror: a framed rectangle, a disc, an arch or an oval, as was asked for or suits the place. Stands on y = 0, the wall at z = 0. */
export function buildMirror(look: Look, size: WallSize, outline?: TableOutline): Mesh {
  const mesh = new Mesh();
  const glass = mesh.material({ ...metal(SILVER, 0.03), isMirror: true });
  const form = outline ? FORMS[outline] : pick(chances(look, 16), suited(look, mirrorForms(size)));
  if (form === 'framed') {
    addFrame(mesh, { look, size, bar: 0.028 });
    addPanel(mesh, { size: [size[0] - 0.05, size[1] - 0.05], y: 0.025, z: 0.012 }, glass);
    return mesh;
  }
  const edge = outlineOf(form, size);
  const middle = form === 'round' ? Math.min(...size) / 2 : size[1] / 2;
  addGlass(mesh, { outline: edge, middle }, glass);
  const path = [...edge, edge[0]!].map(([x, y]): Vec3 => [x, y, 0.014]);
  addTube(mesh, { path, radius: 0.012, segments: 8, isOpen: true }, mesh.material(look.legs));
  return mesh;
}

/** A flat pane within an outline that its middle sees all of. */
function addGlass(
  mesh: Mesh,
  pane: { outline: readonly (readonly [number, number])[]; middle: number },
  material: number,
): void {
  const from = { vertex: mesh.vertexCount, triangle: mesh.triangleCount };
  const centre = mesh.vertex([0, pane.middle, 0.014]);
  for (const [x, y] of pane.outline) mesh.vertex([x, y, 0.014]);
  const count = pane.outline.length;
  for (let i = 0; i < count; i++)
    mesh.triangle([centre, centre + 1 + i, centre + 1 + ((i + 1) % count)], material);
  mesh.smooth(from);
}
