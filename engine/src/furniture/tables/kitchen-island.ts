import { metal, paint } from '../../scene/materials/hard.ts';
import { marble } from '../../scene/materials/stone.ts';
import { wood } from '../../scene/materials/wood.ts';
import { Mesh } from '../../scene/mesh.ts';
import { addBoard } from '../../scene/shapes/board.ts';
import { addTube } from '../../scene/shapes/turned.ts';
import type { Material } from '../../scene/material.ts';
import { luminance, type Vec3 } from '../../scene/vector.ts';
import { addBowl } from '../parts/decor.ts';
import { chances, pick, turnBy, type Look } from '../look.ts';
import { addFront, addJoints, type FrontForm } from '../parts/front.ts';
import { addGrip, gripStuff, type Grip } from '../parts/grips.ts';
import { addTap } from '../parts/tap.ts';

const HEIGHT = 0.91;
const DEPTH = 0.9;
/** How far the top stands out for knees at the back. */
const KNEES = 0.24;

type Form = 'classic' | 'waterfall' | 'table';

interface Island {
  readonly look: Look;
  readonly width: number;
  readonly body: number;
  readonly top: number;
  readonly legs: number;
}

/** A kitchen island: panelled with drawers and doors, a plain block whose top runs down its sides, or an open work table. Drawers look along +z. `width` in metres. */
export function buildKitchenIsland(look: Look, width: number): Mesh {
  const mesh = new Mesh();
  const form = turnBy<Form>(look, ['classic', 'waterfall', 'table']);
  const slots = {
    body: mesh.material(look.main),
    top: mesh.material(topOf(look)),
    legs: mesh.material(look.legs),
  };
  const island: Island = { look, width, ...slots };
  FORMS[form](mesh, island);
  if (look.hasDecor) addServing(mesh, island);
  return mesh;
}

/** A worktop that differs from the body: pale stone on dark, dark stone or wood on pale. */
function topOf(look: Look): Material {
  const white = marble([0.8, 0.79, 0.76], [0.24, 0.25, 0.27]);
  if (luminance(look.colour) < 0.3) return pick(chances(look, 48), [white, paint([0.68, 0.66, 0.62], 0.3)]);
  return pick(chances(look, 48), [wood(look.wood), white, paint([0.05, 0.052, 0.056], 0.25)]);
}

const FORMS: Record<Form, (mesh: Mesh, island: Island) => void> = {
  classic: (mesh, island) => {
    const { width, body, top } = island;
    const deep = DEPTH - KNEES;
    addBody(mesh, island, { width: width - 0.08, deep, form: 'framed' });
    const size: Vec3 = [width, 0.04, DEPTH];
    addBoard(mesh, { centre: [0, HEIGHT - 0.02, -0.01], size, radius: 0.01 }, top);
    addSink(mesh, width * 0.02);
    for (const side of [-1, 1]) {
      const at: Vec3 = [side * (width / 2 - 0.09), (HEIGHT - 0.04) / 2, -DEPTH / 2 + 0.1];
      addBoard(mesh, { centre: at, size: [0.08, HEIGHT - 0.04, 0.08], radius: 0.008 }, body);
    }
  },
  waterfall: (mesh, island) => {
    const { width, top } = island;
    const thick = 0.05;
    addBody(mesh, island, { width: width - 2 * thick, deep: DEPTH - KNEES, form: 'plain' });
    addBoard(mesh, { centre: [0, HEIGHT - thick / 2, 0], size: [width, thick, DEPTH], radius: 0.003 }, top);
    addSink(mesh, width * 0.02);
    for (const side of [-1, 1]) {
      const centre: Vec3 = [side * (width / 2 - thick / 2), (HEIGHT - thick) / 2, 0];
      addBoard(mesh, { centre, size: [thick, HEIGHT - thick, DEPTH] }, top);
    }
  },
  table: (mesh, island) => {
    const { width, body, legs } = island;
    addBoard(
      mesh,
      { centre: [0, HEIGHT - 0.03, 0], size: [width, 0.06, DEPTH - 0.15], radius: 0.008 },
      island.top,
    );
    const deep = DEPTH - 0.23;
    for (const x of [-1, 1]) {
      for (const z of [-1, 1]) {
        const post: Vec3 = [x * (width / 2 - 0.06), (HEIGHT - 0.06) / 2, z * (deep / 2 - 0.03)];
        addBoard(mesh, { centre: post, size: [0.08, HEIGHT - 0.06, 0.08], radius: 0.008 }, body);
      }
    }
    for (let i = 0; i < 7; i++) {
      const z = -deep / 2 + (deep * (i + 0.5)) / 7;
      addBoard(mesh, { centre: [0, 0.2, z], size: [width - 0.14, 0.022, deep / 7 - 0.014] }, body);
    }
    addBoard(mesh, { centre: [0, HEIGHT - 0.15, 0], size: [width - 0.16, 0.18, deep - 0.04] }, body);
    addRow(mesh, island, {
      from: HEIGHT - 0.23,
      height: 0.16,
      width: width - 0.2,
      z: deep / 2 - 0.02,
      form: 'plain',
      isDrawer: true,
    });
    const rail: Vec3[] = [
      [width / 2 - 0.004, HEIGHT - 0.14, -deep / 2 + 0.06],
      [width / 2 + 0.03, HEIGHT - 0.14, -deep / 2 + 0.06],
      [width / 2 + 0.03, HEIGHT - 0.14, deep / 2 - 0.06],
      [width / 2 - 0.004, HEIGHT - 0.14, deep / 2 - 0.06],
    ];
    addTube(mesh, { path: rail, radius: 0.008, segments: 8 }, legs);
  },
};

/** A sink let into the top, and its tall tap. */
function addSink(mesh: Mesh, x: number): void {
  const steel = mesh.material(STEEL);
  const [y, z] = [HEIGHT + 0.0012, 0.12];
  addBoard(mesh, { centre: [x, y, z], size: [0.5, 0.0022, 0.36], radius: 0.001 }, steel);
  addBoard(
    mesh,
    { centre: [x, y + 0.0008, z], size: [0.47, 0.0022, 0.33], radius: 0.001 },
    mesh.material(BASIN),
  );
  addTap(mesh, { at: [x, HEIGHT, z - 0.22], rise: 0.26, bow: 0.09 }, steel);
}

const STEEL = metal([0.62, 0.63, 0.64], 0.18);
const BASIN = paint([0.09, 0.092, 0.095], 0.35);

/** The block of cupboards: a drawer over each door, the back panelled. */
function addBody(mesh: Mesh, island: Island, block: { width: number; deep: number; form: FrontForm }): void {
  const { body } = island;
  const { width, deep, form } = block;
  const z = (DEPTH - deep) / 2 - 0.03;
  addBoard(mesh, { centre: [0, 0.05, z - 0.02], size: [width - 0.06, 0.1, deep - 0.1] }, mesh.material(DARK));
  addBoard(mesh, { centre: [0, 0.1 + (HEIGHT - 0.14) / 2, z], size: [width, HEIGHT - 0.14, deep] }, body);
  const face = z + deep / 2;
  addRow(mesh, island, { from: HEIGHT - 0.23, height: 0.17, width, z: face, form, isDrawer: true });
  addRow(mesh, island, { from: 0.11, height: HEIGHT - 0.355, width, z: face, form, isDrawer: false });
}

const DARK = paint([0.03, 0.03, 0.03], 0.8);

interface Row {
  readonly from: number;
  readonly height: number;
  readonly width: number;
  readonly z: number;
  readonly form: FrontForm;
  readonly isDrawer: boolean;
}

function addRow(mesh: Mesh, { look, body }: Island, row: Row): void {
  const handle = mesh.material(gripStuff(look));
  const count = Math.max(2, Math.round(row.width / 0.5));
  const wide = row.width / count;
  const grip = pick<Grip>(chances(look, 49), ['bar', 'knob']);
  addJoints(mesh, {
    at: [0, row.from + row.height / 2, row.z],
    width: row.width,
    height: row.height + 0.012,
  });
  for (let i = 0; i < count; i++) {
    const at: Vec3 = [-row.width / 2 + wide * (i + 0.5), row.from + row.height / 2, row.z];
    addFront(mesh, { form: row.form, at, width: wide - 0.006, height: row.height }, body);
    const hand = (i % 2 === 0 && i + 1 < count ? 1 : -1) * (wide / 2 - 0.04);
    const held: Vec3 = row.isDrawer
      ? [at[0], at[1], row.z + 0.02]
      : [at[0] + hand, row.from + row.height - 0.12, row.z + 0.02];
    addGrip(mesh, { grip, at: held, length: 0.15, isUpright: !row.isDrawer }, handle);
  }
}

/** A bowl and a chopping board. */
function addServing(mesh: Mesh, { look, width }: Island): void {
  mesh.ownVertices = mesh.vertexCount;
  const glaze = mesh.material(paint([0.78, 0.75, 0.69], 0.3));
  addBowl(mesh, { at: [width * 0.33, HEIGHT, 0.02], radius: 0.15 }, glaze);
  const fruit = mesh.material(paint(look.accent, 0.4));
  for (let i = 0; i < 4; i++) {
    const angle = i * 1.9;
    const at: Vec3 = [
      width * 0.33 + 0.06 * Math.cos(angle),
      HEIGHT + 0.065 + 0.012 * (i % 2),
      0.02 + 0.06 * Math.sin(angle),
    ];
    addBoard(mesh, { centre: at, size: [0.075, 0.072, 0.075], radius: 0.036 }, fruit);
  }
  const board = mesh.material(wood(look.wood));
  addBoard(
    mesh,
    {
      centre: [-width * 0.32, HEIGHT + 0.011, 0.05],
      size: [0.36, 0.022, 0.24],
      radius: 0.008,
      turn: [0, 0.25, 0],
    },
    board,
  );
  const steel = mesh.material(STEEL);
  addBoard(
    mesh,
    {
      centre: [-width * 0.32, HEIGHT + 0.024, 0.09],
      size: [0.2, 0.003, 0.028],
      radius: 0.001,
      turn: [0, 0.25, 0],
    },
    steel,
  );
}
