import { fabric } from '../../scene/materials/textile.ts';
import { cane } from '../../scene/materials/wicker.ts';
import type { Material } from '../../scene/material.ts';
import { metal } from '../../scene/materials/hard.ts';
import { Mesh } from '../../scene/mesh.ts';
import { addBoard } from '../../scene/shapes/board.ts';
import { addTube } from '../../scene/shapes/turned.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { chances, isWicker, turnBy, type Look } from '../look.ts';

type Form = 'slats' | 'cane' | 'cloth' | 'paper';

/** One panel, its foot on y = 0 and its middle at the origin. */
interface Panel {
  readonly look: Look;
  readonly wood: number;
  readonly width: number;
}

const TALL = 1.74;
const THICK = 0.026;
const BAR = 0.04;
const CANE: Vec3 = [0.56, 0.4, 0.2];
const PAPER: Material = { mean: [0.8, 0.77, 0.68], roughness: 1, specular: 0, translucency: 0.35 };
const HINGE = metal([0.55, 0.42, 0.2], 0.35);

/** A folding screen 1.74 m high, three or four panels in a zigzag: upright slats, cane over boards, cloth in frames, or paper behind a lattice. */
export function buildRoomDivider(look: Look): Mesh {
  const mesh = new Mesh();
  const random = chances(look, 75);
  const count = random() < 0.5 ? 3 : 4;
  const fold = 0.36 + 0.14 * random();
  const width = count === 3 ? 0.5 : 0.42;
  const form = isWicker(look) ? 'cane' : turnBy<Form>(look, ['paper', 'slats', 'cane', 'cloth']);
  const panel = panelOf(form, look, width);
  const step = width * Math.cos(fold);
  for (let i = 0; i < count; i++)
    mesh.append(panel, { at: [(i - (count - 1) / 2) * step, 0, 0], yaw: i % 2 === 0 ? fold : -fold });
  const metals = mesh.material(HINGE);
  for (let i = 1; i < count; i++) {
    const [x, z] = [(i - count / 2) * step, (i % 2 === 0 ? 0.5 : -0.5) * width * Math.sin(fold)];
    for (const y of [0.3, 0.9, 1.5])
      addTube(
        mesh,
        {
          path: [
            [x, y - 0.035, z],
            [x, y + 0.035, z],
          ],
          radius: 0.007,
          segments: 10,
        },
        metals,
      );
  }
  return mesh;
}

function panelOf(form: Form, look: Look, width: number): Mesh {
  const mesh = new Mesh();
  const panel: Panel = {
    look,
    wood: mesh.material(isWicker(look) ? look.legs : look.main),
    width: width - 0.008,
  };
  addFrame(mesh, panel);
  FORMS[form](mesh, panel);
  return mesh;
}

/** Two posts down to the floor and a rail at the foot and at the head. */
function addFrame(mesh: Mesh, { wood, width }: Panel): void {
  for (const side of [-1, 1]) {
    const centre: Vec3 = [(side * (width - BAR)) / 2, TALL / 2, 0];
    addBoard(mesh, { centre, size: [BAR, TALL, THICK], radius: 0.004 }, wood);
  }
  for (const y of [0.13, TALL - BAR / 2]) addRail(mesh, { wood, width }, y);
}

/** A bar from post to post at a height. */
function addRail(mesh: Mesh, { wood, width }: Pick<Panel, 'wood' | 'width'>, y: number): void {
  addBoard(mesh, { centre: [0, y, 0], size: [width - 2 * BAR, BAR, THICK - 0.004] }, wood);
}

/** What fills the frame between two heights, so thick. */
interface Field {
  readonly low: number;
  readonly high: number;
  readonly thick: number;
}

function addField(
  mesh: Mesh,
  width: number,
  { low, high, thick, material }: Field & { material: number },
): void {
  const size: Vec3 = [width - 2 * BAR + 0.004, high - low, thick];
  addBoard(mesh, { centre: [0, (low + high) / 2, 0], size, radius: 0.002 }, material);
}

const FORMS: Record<Form, (mesh: Mesh, panel: Panel) => void> = {
  slats: (mesh, { wood, width }) => {
    const inner = width - 2 * BAR;
    const count = Math.round(inner / 0.036);
    for (let i = 0; i < count; i++) {
      const centre: Vec3 = [-inner / 2 + (inner * (i + 0.5)) / count, 0.13 + (TALL - 0.13) / 2, 0];
      addBoard(mesh, { centre, size: [0.017, TALL - 0.16, 0.02] }, wood);
    }
    addRail(mesh, { wood, width }, 0.92);
  },
  cane: (mesh, { look, wood, width }) => {
    const web = mesh.material(isWicker(look) ? look.main : cane(CANE));
    addField(mesh, width, { low: 0.14, high: 0.62, thick: 0.012, material: wood });
    addField(mesh, width, { low: 0.62, high: TALL - BAR, thick: 0.004, material: web });
    addRail(mesh, { wood, width }, 0.64);
  },
  cloth: (mesh, { look, width }) => {
    const cloth = mesh.material(fabric(look.accent));
    addField(mesh, width, { low: 0.14, high: TALL - BAR, thick: 0.014, material: cloth });
  },
  paper: (mesh, { wood, width }) => {
    const inner = width - 2 * BAR;
    addField(mesh, width, { low: 0.14, high: TALL - BAR, thick: 0.003, material: mesh.material(PAPER) });
    for (const share of [-1 / 6, 1 / 6]) {
      const centre: Vec3 = [share * inner, 0.13 + (TALL - 0.13) / 2, 0];
      addBoard(mesh, { centre, size: [0.011, TALL - 0.16, 0.014] }, wood);
    }
    for (let i = 1; i < 7; i++) {
      const centre: Vec3 = [0, 0.15 + ((TALL - 0.17) * i) / 7, 0];
      addBoard(mesh, { centre, size: [inner, 0.011, 0.014] }, wood);
    }
  },
};
