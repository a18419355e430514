import { buildCurtains } from '../furniture/textiles/curtains.ts';
import { buildRug } from '../furniture/textiles/rug.ts';
import { buildFloorLamp, buildPendant, buildTableLamp } from '../furniture/lights/lamp.ts';
import type { Look } from '../furniture/look.ts';
import { buildPlant } from '../furniture/plants/plant.ts';
import { buildBookcase } from '../furniture/storage/bookcase.ts';
import { buildCabinet } from '../furniture/storage/cabinet.ts';
import { buildFrameChair } from '../furniture/seats/armchair.ts';
import { buildRadiator } from '../furniture/household/radiator.ts';
import { buildMirror, buildPainting } from '../furniture/walls/wall-pieces.ts';
import { linearOf } from '../prompt/look-of-wish.ts';
import type { Sun } from '../scene/lights.ts';
import type { Material } from '../scene/material.ts';
import { Mesh, type Pose } from '../scene/mesh.ts';
import { ceramic, metal, paint } from '../scene/materials/hard.ts';
import { boucle, fabric, velvet } from '../scene/materials/textile.ts';
import { rattan } from '../scene/materials/wicker.ts';
import { planks, wood } from '../scene/materials/wood.ts';
import { unit } from '../scene/vector.ts';
import { addBooks, addVase } from '../furniture/parts/decor.ts';
import { buildBattens } from './fittings.ts';
import type { RoomShell } from './room-shell.ts';

export type SampleRoomName = 'living' | 'bedroom' | 'dining';

/** A furnished room and the camera in it. */
export interface SampleRoom {
  readonly shell: RoomShell;
  readonly sun: Sun;
  /** Camera: metres from the near wall's middle, turn in radians (positive = to the left), focal length in picture widths. */
  readonly camera: {
    readonly x: number;
    readonly y: number;
    readonly z: number;
    readonly yaw: number;
    readonly focal: number;
    readonly horizon: number;
  };
  readonly furnish: (mesh: Mesh, seed: number) => void;
}

const OAK = '#b8996f';
const WALNUT = '#6e5643';
const BRASS = metal(linearOf('#c9a25a'), 0.3);
const BLACK = paint(linearOf('#1c1c1c'), 0.4);

function look(
  seed: number,
  colours: {
    main?: Look['main'];
    colour?: string;
    accent?: string;
    legs?: Look['legs'];
    rails?: Look['rails'];
  },
): Look {
  const colour = linearOf(colours.colour ?? '#d8cdb8');
  return {
    main: colours.main ?? fabric(colour),
    colour,
    accent: linearOf(colours.accent ?? '#b5623f'),
    wood: linearOf(OAK),
    legs: colours.legs ?? wood(linearOf(OAK)),
    rails: colours.rails ?? colours.legs ?? wood(linearOf(OAK)),
    seed,
    hasDecor: true,
  };
}

/** Turned to face into the room from the left wall. */
function onLeft(shell: RoomShell, along: number, offset: number): Pose {
  return { at: [-shell.width / 2 + offset, 0, -along], yaw: Math.PI / 2 };
}

function onRight(shell: RoomShell, along: number, offset: number): Pose {
  return { at: [shell.width / 2 - offset, 0, -along], yaw: -Math.PI / 2 };
}

/** A pair of curtains on a rod over every window. */
function hangCurtains(mesh: Mesh, shell: RoomShell, cloth: Look): void {
  for (const { near, far, head } of shell.windows) {
    const pair = buildCurtains(cloth, { width: far - near + 0.9, height: head + 0.1 });
    mesh.append(pair, onLeft(shell, (near + far) / 2, 0));
  }
}

/** Battens that part a wall into fields: middles and widths along x, metres. */
function panelBackWall(
  mesh: Mesh,
  shell: RoomShell,
  fields: readonly (readonly [x: number, width: number])[],
): void {
  const lacquer = paint(shell.backWall, 0.6);
  for (const [x, width] of fields) {
    mesh.append(buildBattens(width, 0.52, lacquer), { at: [x, 0.27, -shell.depth] });
    mesh.append(buildBattens(width, shell.height - 1.3, lacquer), { at: [x, 1, -shell.depth] });
  }
}

/** Boards under satin lacquer: what is bright mirrors in them. */
function lacquered(boards: Material): Material {
  return { ...boards, roughness: 0.27, specular: 0.045 };
}

const LIVING: RoomShell = {
  width: 5.2,
  depth: 5.4,
  height: 2.8,
  backWall: linearOf('#dfd9cc'),
  sideWall: linearOf('#e2dcd0'),
  floor: lacquered(planks(linearOf('#b49b7c'), { width: 0.09, length: 0.63, isHerringbone: true })),
  windows: [{ near: 2.5, far: 4.5, sill: 0.06, head: 2.4, panes: 3 }],
  fittings: [
    { what: 'sockets', pose: { at: [-1.42, 0.22, -5.4] } },
    { what: 'socket', pose: { at: [1.98, 0.22, -5.4] } },
    { what: 'switch', pose: { at: [2.6, 1.08, -3.3], yaw: -Math.PI / 2 } },
  ],
  lamps: [[1.75, 1.44, -4.98]],
  daylight: [9, 9.4, 10],
};

const BEDROOM: RoomShell = {
  width: 4.8,
  depth: 5.2,
  height: 2.65,
  backWall: linearOf('#a3a899'),
  sideWall: linearOf('#e0dbd1'),
  floor: lacquered(planks(linearOf('#a98e70'), { width: 0.16, length: 1.6 })),
  windows: [{ near: 2.6, far: 4.3, sill: 0.82, head: 2.3, panes: 2 }],
  fittings: [
    { what: 'sockets', pose: { at: [-1.75, 0.24, -5.2] } },
    { what: 'door', pose: { at: [2.4, 0, -4.45], yaw: -Math.PI / 2 } },
    { what: 'switch', pose: { at: [2.4, 1.08, -3.84], yaw: -Math.PI / 2 } },
  ],
  lamps: [
    [-1.35, 0.9, -4.97],
    [1.35, 0.9, -4.97],
  ],
  daylight: [10, 10.3, 10.8],
};

const DINING: RoomShell = {
  width: 5,
  depth: 5.8,
  height: 2.8,
  backWall: linearOf('#dcd6ca'),
  sideWall: linearOf('#dad3c5'),
  floor: lacquered(planks(linearOf('#8d7762'), { width: 0.14, length: 1.4 })),
  windows: [
    { near: 2.2, far: 3.3, sill: 0.06, head: 2.4, panes: 2 },
    { near: 4.0, far: 5.1, sill: 0.06, head: 2.4, panes: 2 },
  ],
  fittings: [
    { what: 'door', pose: { at: [2.5, 0, -4.1], yaw: -Math.PI / 2 } },
    { what: 'switch', pose: { at: [2.5, 1.08, -4.75], yaw: -Math.PI / 2 } },
    { what: 'sockets', pose: { at: [-1.1, 0.24, -5.8] } },
  ],
  lamps: [
    [-0.32, 2.02, -3.9],
    [0.52, 2.02, -3.9],
  ],
  daylight: [8.5, 8.8, 9.3],
};

function furnishLiving(mesh: Mesh, seed: number): void {
  const shell = LIVING;
  const back = -shell.depth;
  hangCurtains(mesh, shell, look(seed + 3, { colour: '#d9d2c4', legs: BLACK }));
  panelBackWall(mesh, shell, [
    [-1.85, 0.95],
    [0.16, 2.6],
    [2.1, 0.8],
  ]);
  mesh.append(
    buildRug(
      look(seed + 10, { colour: '#cfc4b2', accent: '#8a6f58' }),
      { width: 3.2, depth: 2.1 },
      'vintage',
    ),
    { at: [-0.1, 0, -3.5] },
  );
  const art = look(seed + 5, { accent: '#6d7a6c', colour: '#b0794f', legs: BLACK });
  mesh.append(buildPainting(art, [0.72, 0.96], 'abstract'), { at: [-0.28, 1.42, back] });
  mesh.append(buildPainting({ ...art, seed: seed + 2 }, [0.72, 0.96], 'geometric'), {
    at: [0.6, 1.42, back],
  });
  const pot = look(seed + 1, { main: ceramic(linearOf('#c9c2b4')) });
  mesh.append(buildPlant(pot, 'ficus'), { at: [-2.05, 0, -4.98], scale: 1.25 });
  mesh.append(buildFloorLamp(look(3, { legs: BRASS })), { at: [1.75, 0, -4.98] });
  const shelf = look(seed + 4, { main: wood(linearOf(WALNUT)), accent: '#7d8f83' });
  mesh.append(buildBookcase(shelf, { width: 1.1, height: 1.95 }), onRight(shell, 4.1, 0.18));
  const chair = look(seed + 2, {
    colour: '#8d8372',
    main: boucle(linearOf('#cfc7b8')),
    legs: wood(linearOf(WALNUT)),
  });
  mesh.append(buildFrameChair(chair), { at: [-1.6, 0, -3.25], yaw: 1.15 });
}

function furnishBedroom(mesh: Mesh, seed: number): void {
  const shell = BEDROOM;
  const back = -shell.depth;
  hangCurtains(mesh, shell, look(seed + 2, { colour: '#e3ddd1', legs: BRASS }));
  mesh.append(
    buildRug(look(seed + 9, { colour: '#c2b8a8', accent: '#8d8174' }), { width: 2.9, depth: 2.2 }, 'berber'),
    { at: [0, 0, -3.3] },
  );
  const frame = look(seed + 5, { accent: '#b98b60', colour: '#76806c', legs: wood(linearOf(WALNUT)) });
  mesh.append(buildPainting(frame, [1.25, 0.8], 'landscape'), { at: [0, 1.5, back] });
  const stand = look(seed + 3, { main: wood(linearOf(WALNUT)), legs: BRASS });
  for (const side of [-1, 1]) {
    const x = side * 1.35;
    mesh.append(buildCabinet(stand, { width: 0.48, height: 0.52, depth: 0.4, fronts: 2, hasDrawers: true }), {
      at: [x, 0, back + 0.23],
    });
    const lamp = look(1, { main: ceramic(linearOf('#b9b2a4')) });
    mesh.append(buildTableLamp(lamp), { at: [x, 0.52, back + 0.23] });
  }
  const heater = look(1, { main: paint([0.74, 0.73, 0.7], 0.35) });
  mesh.append(buildRadiator(heater, 0.8), onLeft(shell, 3.45, 0.09));
  const dresser = look(seed, { main: wood(linearOf(WALNUT)), legs: wood(linearOf(WALNUT)) });
  mesh.append(
    buildCabinet(
      { ...dresser, hasDecor: false },
      { width: 1.3, height: 0.82, depth: 0.45, fronts: 3, hasDrawers: true },
    ),
    onRight(shell, 3.0, 0.24),
  );
  mesh.append(buildMirror(look(seed, { legs: BRASS }), [0.8, 0.8]), {
    at: [shell.width / 2, 1.15, -3.0],
    yaw: -Math.PI / 2,
  });
  const top = new Mesh();
  addVase(top, { at: [0.35, 0.82, 0], height: 0.26, seed });
  addBooks(top, [-0.3, 0.82, 0], dresser);
  mesh.append(top, onRight(shell, 3.0, 0.24));
  mesh.append(buildPlant(look(seed + 1, { main: rattan(linearOf('#a98a5c')) }), 'palm'), {
    at: [-1.98, 0, -4.75],
    scale: 1.0,
  });
}

function furnishDining(mesh: Mesh, seed: number): void {
  const shell = DINING;
  const back = -shell.depth;
  hangCurtains(mesh, shell, look(seed + 2, { main: velvet(linearOf('#b5ab9a')), legs: BLACK }));
  const side = look(seed + 2, { main: wood(linearOf(WALNUT)), legs: BRASS, accent: '#7d8f83' });
  mesh.append(buildCabinet(side, { width: 1.8, height: 0.76, depth: 0.44, fronts: 4, hasDrawers: false }), {
    at: [0.35, 0, back + 0.24],
  });
  const art = look(seed + 6, { accent: '#3f5a64', colour: '#a9774f', legs: BLACK });
  mesh.append(buildPainting(art, [1.3, 0.9], 'abstract'), { at: [0.35, 1.25, back] });
  const lamp = look(seed, { main: paint(linearOf('#23262a'), 0.35) });
  for (const x of [-0.42, 0.42])
    mesh.append(buildPendant(lamp), { at: [0.1 + x, shell.height - 0.91, -3.9], scale: 1 });
  mesh.append(buildPlant(look(seed + 2, { main: ceramic(linearOf('#9a8f80')) }), 'olive tree'), {
    at: [1.95, 0, -5.3],
    scale: 1.3,
  });
  mesh.append(
    buildRug(look(seed + 4, { colour: '#c9bea9', accent: '#5a5f5c' }), { width: 3.1, depth: 2.3 }, 'jute'),
    { at: [0.1, 0, -3.85] },
  );
}

/** The rooms of the home page, each with an empty place for the furniture that is shown being added. */
export const SAMPLE_ROOMS: Record<SampleRoomName, SampleRoom> = {
  living: {
    shell: LIVING,
    sun: { direction: unit([-0.72, 0.56, 0.22]), irradiance: [24, 21, 17], radius: 0.007 },
    camera: { x: 1.05, y: 1.25, z: -0.25, yaw: 0.27, focal: 0.68, horizon: 0.46 },
    furnish: furnishLiving,
  },
  bedroom: {
    shell: BEDROOM,
    sun: { direction: unit([-0.7, 0.6, 0.3]), irradiance: [24, 21, 17], radius: 0.007 },
    camera: { x: -0.35, y: 1.35, z: -0.2, yaw: 0.07, focal: 0.64, horizon: 0.45 },
    furnish: furnishBedroom,
  },
  dining: {
    shell: DINING,
    sun: { direction: unit([-0.66, 0.55, 0.45]), irradiance: [24, 21, 17], radius: 0.007 },
    camera: { x: 1.0, y: 1.4, z: -0.25, yaw: 0.26, focal: 0.66, horizon: 0.44 },
    furnish: furnishDining,
  },
};
