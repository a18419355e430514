import { metal, paint } from '../../scene/materials/hard.ts';
import { wood } from '../../scene/materials/wood.ts';
import { Mesh } from '../../scene/mesh.ts';
import { addBoard } from '../../scene/shapes/board.ts';
import { addTube } from '../../scene/shapes/turned.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { buildCabinet } from '../storage/cabinet.ts';
import { addVase } from '../parts/decor.ts';
import { chances, pick, turnBy, type Look } from '../look.ts';

/** Height over width of a screen. */
const SHAPE = 9 / 16;
const BEZEL = 0.007;
const THICK = 0.035;

const BLACK = paint([0.012, 0.012, 0.013], 0.35);
const GLASS = paint([0.007, 0.008, 0.01], 0.06);
const STEEL = metal([0.42, 0.43, 0.45], 0.25);
const FELT = paint([0.03, 0.03, 0.031], 1);
const LIT = { ...paint([0.2, 0.01, 0.01], 0.5), emission: [0.9, 0.05, 0.03] as Vec3 };

interface Panel {
  readonly width: number;
  /** Its lower edge, and its back, metres. */
  readonly y: number;
  readonly z: number;
  /** Material of the rim. */
  readonly rim: number;
}

function heightOf(width: number): number {
  return width * SHAPE + 2 * BEZEL + 0.012;
}

/** The flat panel alone: a thin rim, glass, a strip of metal below. */
function addPanel(mesh: Mesh, { width, y, z, rim }: Panel): void {
  const height = heightOf(width);
  const outer = width + 2 * BEZEL;
  const black = mesh.material(BLACK);
  addBoard(
    mesh,
    { centre: [0, y + height / 2, z + THICK * 0.4], size: [outer * 0.8, height * 0.6, THICK * 0.8] },
    black,
  );
  addBoard(
    mesh,
    { centre: [0, y + height / 2, z + THICK - 0.008], size: [outer, height, 0.016], radius: 0.004 },
    rim,
  );
  const corner: Vec3 = [-width / 2, y + height - BEZEL - width * SHAPE, z + THICK + 0.0006];
  mesh.flat(corner, { u: [width, 0, 0], v: [0, width * SHAPE, 0] }, mesh.material(GLASS));
  addBoard(
    mesh,
    { centre: [0, y + 0.006, z + THICK - 0.006], size: [outer, 0.012, 0.016], radius: 0.002 },
    mesh.material(STEEL),
  );
  addBoard(
    mesh,
    { centre: [width * 0.46, y + 0.006, z + THICK + 0.002], size: [0.006, 0.004, 0.002], radius: 0.001 },
    mesh.material(LIT),
  );
}

/** A long speaker covered with net. */
function addSoundbar(mesh: Mesh, at: Vec3, width: number): void {
  const size: Vec3 = [width, 0.062, 0.075];
  addBoard(
    mesh,
    { centre: [at[0], at[1] + 0.031, at[2]], size, radius: 0.018 },
    mesh.material(paint([0.028, 0.028, 0.03], 0.85)),
  );
  const strip: Vec3 = [at[0], at[1] + 0.031, at[2] + 0.037];
  addBoard(
    mesh,
    { centre: strip, size: [width * 0.97, 0.045, 0.003], radius: 0.001 },
    mesh.material(paint([0.05, 0.05, 0.053], 1)),
  );
}

type WallForm = 'bare' | 'soundbar' | 'slats';

/** A television on the wall: bare, over a soundbar, or before a panel of wooden slats with a shelf. The rim has the main material. `width` of the screen in metres. Stands on y = 0, the wall at z = 0. */
export function buildTelevision(look: Look, width: number): Mesh {
  const mesh = new Mesh();
  const form = turnBy<WallForm>(look, ['bare', 'soundbar', 'slats']);
  if (form === 'slats') addSlats(mesh, look, width);
  const y = { bare: 0, soundbar: 0.13, slats: 0.22 }[form];
  addPanel(mesh, { width, y, z: form === 'slats' ? 0.04 : 0.02, rim: mesh.material(look.main) });
  if (form === 'soundbar') addSoundbar(mesh, [0, 0, 0.045], width * 0.78);
  if (form === 'slats' && look.hasDecor) addSoundbar(mesh, [0, 0.075, 0.15], width * 0.6);
  return mesh;
}

/** A panel of upright slats wider than the screen, and a shelf below it. */
function addSlats(mesh: Mesh, look: Look, width: number): void {
  const sides = mesh.material(wood(look.wood));
  const total = width + 0.36;
  const height = heightOf(width) + 0.34;
  addBoard(mesh, { centre: [0, height / 2, 0.008], size: [total, height, 0.016] }, mesh.material(FELT));
  const count = Math.round(total / 0.05);
  for (let i = 0; i < count; i++) {
    const centre: Vec3 = [-total / 2 + (total * (i + 0.5)) / count, height / 2, 0.024];
    addBoard(mesh, { centre, size: [0.034, height, 0.018] }, sides);
  }
  addBoard(mesh, { centre: [0, 0.05, 0.13], size: [total, 0.05, 0.24], radius: 0.005 }, sides);
}

type Foot = 'feet' | 'plate' | 'pedestal';

/** A television on a low cabinet. `width` of the cabinet in metres. */
export function buildTelevisionStand(look: Look, width: number): Mesh {
  const random = chances(look, 51);
  const height = pick(random, [0.42, 0.48, 0.52]);
  const fronts = Math.round(width / 0.5);
  const bare = { ...look, hasDecor: false };
  const mesh = buildCabinet(bare, { width, height, depth: 0.42, fronts, hasDrawers: random() < 0.4 });
  const screen = Math.min(1.23, width * 0.76);
  const foot = turnBy<Foot>(look, ['feet', 'plate', 'pedestal']);
  const black = mesh.material(BLACK);
  const lift = foot === 'feet' ? 0.07 : 0.09;
  addPanel(mesh, { width: screen, y: height + lift, z: -0.04, rim: black });
  addFoot(mesh, { foot, y: height, lift, width: screen }, black);
  if (look.hasDecor) {
    mesh.ownVertices = mesh.vertexCount;
    if (foot === 'feet') addSoundbar(mesh, [0, height, 0.13], screen * 0.7);
    addVase(mesh, { at: [width * 0.44, height, 0], height: 0.19, seed: look.seed });
  }
  return mesh;
}

function addFoot(
  mesh: Mesh,
  stand: { foot: Foot; y: number; lift: number; width: number },
  black: number,
): void {
  const { foot, y, lift, width } = stand;
  if (foot === 'feet') {
    for (const side of [-1, 1]) {
      const x = side * width * 0.38;
      for (const z of [-0.13, 0.12]) {
        const path: Vec3[] = [
          [x, y + lift + 0.02, -0.02],
          [x + side * 0.03, y + 0.007, z],
        ];
        addTube(mesh, { path, radius: 0.007, segments: 8 }, black);
      }
    }
    return;
  }
  const plate = foot === 'plate' ? width * 0.42 : width * 0.3;
  addBoard(mesh, { centre: [0, y + 0.007, -0.005], size: [plate, 0.014, 0.24], radius: 0.006 }, black);
  const neck: Vec3 = foot === 'plate' ? [width * 0.22, lift + 0.03, 0.012] : [0.055, lift + 0.05, 0.03];
  addBoard(mesh, { centre: [0, y + 0.01 + neck[1] / 2, -0.045], size: neck, radius: 0.005 }, black);
}
