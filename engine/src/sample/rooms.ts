import { buildCurtain, buildPouf } from '../furniture/cloth.ts';
import { buildRug } from '../furniture/rugs/rug.ts';
import { buildFloorLamp, buildPendant, buildTableLamp } from '../furniture/lamp.ts';
import type { Look } from '../furniture/look.ts';
import { buildPlant } from '../furniture/plant.ts';
import { buildBookcase } from '../furniture/cases/bookcase.ts';
import { buildCabinet } from '../furniture/cases/cabinet.ts';
import { buildMirror, buildPainting } from '../furniture/wall-pieces.ts';
import { linearOf } from '../prompt/look-of-wish.ts';
import type { Sun } from '../scene/lights.ts';
import { Mesh, type Pose } from '../scene/mesh.ts';
import { ceramic, metal, paint } from '../scene/materials/hard.ts';
import { fabric, wool } from '../scene/materials/textile.ts';
import { rattan } from '../scene/materials/wicker.ts';
import { planks, wood } from '../scene/materials/wood.ts';
import { unit } from '../scene/vector.ts';
import { addBooks, addVase } from '../furniture/decor.ts';
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

const OAK = '#c29a68';
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

/** Curtains at both sides of every window, on rods. */
function hangCurtains(mesh: Mesh, shell: RoomShell, cloth: Look): void {
  for (const opening of shell.windows) {
    for (const [i, along] of [opening.near - 0.2, opening.far + 0.2].entries()) {
      const panel = buildCurtain(
        { ...cloth, seed: cloth.seed + i },
        { width: 0.5, height: 2.46, hasRod: false },
      );
      mesh.append(panel, onLeft(shell, along, 0.12));
    }
  }
}

const LIVING: RoomShell = {
  width: 5.2,
  depth: 5.4,
  height: 2.75,
  backWall: linearOf('#e4dccd'),
  sideWall: linearOf('#ebe5d9'),
  floor: planks(linearOf('#cda878'), { width: 0.09, length: 0.63, isHerringbone: true }),
  windows: [{ near: 2.6, far: 4.6, sill: 0.12, head: 2.4, panes: 3 }],
  daylight: [9, 9.2, 9.6],
};

const BEDROOM: RoomShell = {
  width: 4.8,
  depth: 5.2,
  height: 2.65,
  backWall: linearOf('#aab09c'),
  sideWall: linearOf('#e7e2d6'),
  floor: planks(linearOf('#c79a66'), { width: 0.16, length: 1.6 }),
  windows: [{ near: 2.7, far: 4.4, sill: 0.7, head: 2.3, panes: 2 }],
  daylight: [10, 10, 10],
};

const DINING: RoomShell = {
  width: 5,
  depth: 5.8,
  height: 2.8,
  backWall: linearOf('#e9e2d4'),
  sideWall: linearOf('#e3dccd'),
  floor: planks(linearOf('#a97c4e'), { width: 0.14, length: 1.4 }),
  windows: [
    { near: 2.2, far: 3.3, sill: 0.1, head: 2.4, panes: 2 },
    { near: 4.0, far: 5.1, sill: 0.1, head: 2.4, panes: 2 },
  ],
  daylight: [8.5, 8.7, 9],
};

function furnishLiving(mesh: Mesh, seed: number): void {
  const shell = LIVING;
  const back = -shell.depth;
  hangCurtains(mesh, shell, look(seed + 3, { colour: '#e2dccf' }));
  mesh.append(
    buildRug(look(seed + 10, { colour: '#e6dccb', accent: '#b08d6c' }), { width: 3.2, depth: 2.1 }, 'plain'),
    { at: [-0.1, 0, -3.5] },
  );
  const art = look(seed + 5, {
    accent: '#8f9d88',
    colour: '#c98b5b',
    legs: wood(linearOf('#b98a55')),
    rails: wood(linearOf('#b98a55')),
  });
  mesh.append(buildPainting(art, [0.72, 0.96], 'abstract'), { at: [-0.28, 1.42, back] });
  mesh.append(buildPainting({ ...art, seed: seed + 2 }, [0.72, 0.96], 'geometric'), {
    at: [0.6, 1.42, back],
  });
  const pot = look(seed + 1, { main: ceramic(linearOf('#e7e0d2')) });
  mesh.append(buildPlant(pot, 'ficus'), { at: [-2.05, 0, -4.98], scale: 1.25 });
  mesh.append(buildFloorLamp(look(3, { legs: BRASS })), { at: [1.75, 0, -4.98] });
  const shelf = look(seed + 4, { main: wood(linearOf('#b98a55')), accent: '#7d8f83' });
  mesh.append(buildBookcase(shelf, { width: 1.1, height: 1.95 }), onRight(shell, 4.1, 0.18));
  mesh.append(buildPouf(look(seed, { main: wool(linearOf('#cbb89a')) })), {
    at: [-1.75, 0, -3.0],
    scale: 0.9,
  });
}

function furnishBedroom(mesh: Mesh, seed: number): void {
  const shell = BEDROOM;
  const back = -shell.depth;
  hangCurtains(mesh, shell, look(seed + 2, { colour: '#efe9dd' }));
  mesh.append(
    buildRug(look(seed + 9, { colour: '#e6ddcc', accent: '#b7a892' }), { width: 2.9, depth: 2.2 }, 'berber'),
    { at: [0, 0, -3.3] },
  );
  const frame = look(seed + 5, {
    accent: '#c79a6a',
    colour: '#7f8b74',
    legs: wood(linearOf('#b98a55')),
    rails: wood(linearOf('#b98a55')),
  });
  mesh.append(buildPainting(frame, [1.25, 0.8], 'landscape'), { at: [0, 1.5, back] });
  const stand = look(seed + 3, { main: wood(linearOf('#b98a55')), legs: BRASS });
  for (const side of [-1, 1]) {
    const x = side * 1.35;
    mesh.append(buildCabinet(stand, { width: 0.48, height: 0.52, depth: 0.4, fronts: 2, hasDrawers: true }), {
      at: [x, 0, back + 0.23],
    });
    const lamp = look(1, { main: ceramic(linearOf('#d9d2c4')) });
    mesh.append(buildTableLamp(lamp), { at: [x, 0.52, back + 0.23] });
  }
  const dresser = look(seed, { main: wood(linearOf('#b98a55')), legs: wood(linearOf('#b98a55')) });
  mesh.append(
    buildCabinet(
      { ...dresser, hasDecor: false },
      { width: 1.3, height: 0.82, depth: 0.45, fronts: 3, hasDrawers: true },
    ),
    onRight(shell, 3.5, 0.24),
  );
  mesh.append(buildMirror(look(seed, { legs: BRASS }), [0.8, 0.8]), {
    at: [shell.width / 2, 1.15, -3.5],
    yaw: -Math.PI / 2,
  });
  const top = new Mesh();
  addVase(top, { at: [0.35, 0.82, 0], height: 0.26, seed });
  addBooks(top, [-0.3, 0.82, 0], dresser);
  mesh.append(top, onRight(shell, 3.5, 0.24));
  mesh.append(buildPlant(look(seed + 1, { main: rattan(linearOf('#c19a63')) }), 'palm'), {
    at: [-1.98, 0, -4.75],
    scale: 1.0,
  });
}

function furnishDining(mesh: Mesh, seed: number): void {
  const shell = DINING;
  const back = -shell.depth;
  hangCurtains(mesh, shell, look(seed + 2, { colour: '#d9cfbd' }));
  const side = look(seed + 2, { main: wood(linearOf('#8a5a34')), legs: BRASS, accent: '#7d8f83' });
  mesh.append(buildCabinet(side, { width: 1.8, height: 0.76, depth: 0.44, fronts: 4, hasDrawers: false }), {
    at: [0.35, 0, back + 0.24],
  });
  const art = look(seed + 6, { accent: '#3f6470', colour: '#c98b5b', legs: BLACK });
  mesh.append(buildPainting(art, [1.3, 0.9], 'abstract'), { at: [0.35, 1.25, back] });
  const lamp = look(seed, { main: paint(linearOf('#23262a'), 0.35) });
  for (const x of [-0.42, 0.42])
    mesh.append(buildPendant(lamp), { at: [0.1 + x, shell.height - 0.91, -3.9], scale: 1 });
  mesh.append(buildPlant(look(seed + 2, { main: ceramic(linearOf('#b5653a')) }), 'olive tree'), {
    at: [1.95, 0, -5.3],
    scale: 1.3,
  });
  mesh.append(
    buildRug(look(seed + 4, { colour: '#d5c9b4', accent: '#4f5a5c' }), { width: 3.1, depth: 2.3 }, 'plain'),
    { at: [0.1, 0, -3.85] },
  );
}

/** The rooms of the home page, each with an empty place for the furniture that is shown being added. */
export const SAMPLE_ROOMS: Record<SampleRoomName, SampleRoom> = {
  living: {
    shell: LIVING,
    sun: { direction: unit([-0.72, 0.56, 0.22]), irradiance: [26, 23, 18], radius: 0.02 },
    camera: { x: 1.05, y: 1.25, z: -0.25, yaw: 0.27, focal: 0.68, horizon: 0.46 },
    furnish: furnishLiving,
  },
  bedroom: {
    shell: BEDROOM,
    sun: { direction: unit([-0.7, 0.6, 0.3]), irradiance: [24, 21, 17], radius: 0.02 },
    camera: { x: 0.85, y: 1.35, z: -0.2, yaw: 0.24, focal: 0.66, horizon: 0.45 },
    furnish: furnishBedroom,
  },
  dining: {
    shell: DINING,
    sun: { direction: unit([-0.66, 0.55, 0.45]), irradiance: [26, 23, 18], radius: 0.02 },
    camera: { x: 1.0, y: 1.4, z: -0.25, yaw: 0.26, focal: 0.66, horizon: 0.44 },
    furnish: furnishDining,
  },
};
