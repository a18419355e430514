import type { PanelLight } from '../scene/lights.ts';
import { visibleRelief, type Material } from '../scene/material.ts';
import type { Mesh } from '../scene/mesh.ts';
import { brushedMetal, paint, plaster } from '../scene/materials/hard.ts';
import { fractalNoise, valueNoise } from '../scene/noise.ts';
import { addBox } from '../scene/shapes/rounded-box.ts';
import { addTube } from '../scene/shapes/turned.ts';
import type { Vec3 } from '../scene/vector.ts';
import { addFittings, addMoulding, CORNICE, SKIRTING, type Fitting } from './fittings.ts';

/** A window in the left wall: from `near` to `far` along -z (metres from the camera's wall), sill and head above the floor. */
export interface WindowOpening {
  readonly near: number;
  readonly far: number;
  readonly sill: number;
  readonly head: number;
  /** Sashes side by side. */
  readonly panes: number;
}

/** An empty room seen from its near wall: x from -width/2 to width/2, z from 0 back to -depth, metres. */
export interface RoomShell {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly backWall: Vec3;
  readonly sideWall: Vec3;
  readonly floor: Material;
  readonly windows: readonly WindowOpening[];
  readonly fittings: readonly Fitting[];
  /** Lamps that are lit: places of their bulbs. */
  readonly lamps: readonly Vec3[];
  /** Daylight through the windows, linear radiance. */
  readonly daylight: Vec3;
}

const WALL_THICKNESS = 0.26;
const WHITE: Vec3 = [0.76, 0.75, 0.72];
/** Windows lower than this are doors to a balcony. */
const LOW_SILL = 0.3;

/** Plaster of the walls: the trowel's waves, which light along the wall brings out, and the roller's grain. */
function wallPlaster(colour: Vec3): Material {
  return {
    ...plaster(colour),
    relief: ({ x, y, z }, footprint) =>
      0.004 * fractalNoise(x * 1.9, y * 1.9, z * 1.9) +
      0.00025 * visibleRelief(0.009, footprint) * valueNoise(x * 130, y * 130, z * 130),
  };
}

function addLeftWall(mesh: Mesh, shell: RoomShell, slot: number): void {
  const x = -shell.width / 2;
  const piece = (near: number, far: number, span: readonly [number, number]): void => {
    if (far - near < 1e-3 || span[1] - span[0] < 1e-3) return;
    mesh.flat([x, span[0], -near], { u: [0, 0, near - far], v: [0, span[1] - span[0], 0] }, slot);
  };
  let from = 0;
  for (const opening of shell.windows) {
    piece(from, opening.near, [0, shell.height]);
    piece(opening.near, opening.far, [0, opening.sill]);
    piece(opening.near, opening.far, [opening.head, shell.height]);
    from = opening.far;
  }
  piece(from, shell.depth, [0, shell.height]);
}

/** The four faces of the wall's thickness, frame, sashes with glazing bars and handles, the sill, and a railing where one could step out. */
function addWindow(mesh: Mesh, shell: RoomShell, opening: WindowOpening): void {
  const x = -shell.width / 2;
  const { near, far, sill, head, panes } = opening;
  const tall = head - sill;
  const wide = far - near;
  const reveal = mesh.material(wallPlaster(WHITE));
  const deep: Vec3 = [-WALL_THICKNESS, 0, 0];
  mesh.flat([x, sill, -near], { u: deep, v: [0, 0, -wide] }, reveal);
  mesh.flat([x, head, -near], { u: deep, v: [0, 0, -wide] }, reveal);
  mesh.flat([x, sill, -near], { u: deep, v: [0, tall, 0] }, reveal);
  mesh.flat([x, sill, -far], { u: deep, v: [0, tall, 0] }, reveal);
  const frame = mesh.material(paint(WHITE, 0.35));
  const steel = mesh.material(brushedMetal([0.55, 0.54, 0.52]));
  const plane = x - WALL_THICKNESS + 0.06;
  const centre = -(near + far) / 2;
  const middle = sill + tall / 2;
  const bar = (at: Vec3, size: Vec3, slot = frame): void =>
    addBox(mesh, { centre: at, size, radius: 0.005 }, slot);
  for (const y of [sill + 0.025, head - 0.025]) bar([plane, y, centre], [0.07, 0.05, wide]);
  for (const z of [-near - 0.02, -far + 0.02]) bar([plane, middle, z], [0.07, tall, 0.04]);
  const each = (wide - 0.08) / panes;
  for (let i = 0; i < panes; i++) {
    const z = -near - 0.04 - each * (i + 0.5);
    for (const side of [-1, 1])
      bar([plane + 0.02, middle, z + side * (each / 2 - 0.032)], [0.055, tall - 0.1, 0.058]);
    for (const y of [sill + 0.1, head - 0.082]) bar([plane + 0.02, y, z], [0.055, 0.07, each - 0.01]);
    for (const part of [1 / 3, 2 / 3]) bar([plane + 0.015, sill + tall * part, z], [0.03, 0.022, each - 0.1]);
    if (i > 0) continue;
    const grip: Vec3 = [plane + 0.055, Math.min(sill + 1.05, middle), z - each / 2 + 0.032];
    bar(grip, [0.012, 0.07, 0.026], steel);
    bar([grip[0] + 0.03, grip[1] - 0.045, grip[2]], [0.012, 0.12, 0.016], steel);
  }
  if (sill > LOW_SILL) bar([x - 0.09, sill - 0.015, centre], [0.4, 0.03, wide + 0.14]);
  else addRailing(mesh, { x: x - WALL_THICKNESS - 0.16, opening });
}

/** A balcony's iron railing outside. */
function addRailing(mesh: Mesh, at: { x: number; opening: WindowOpening }): void {
  const { near, far } = at.opening;
  const iron = mesh.material(paint([0.03, 0.03, 0.032], 0.5));
  const rail = (from: Vec3, to: Vec3, radius: number): void =>
    addTube(mesh, { path: [from, to], radius, segments: 6 }, iron);
  for (const y of [0.18, 1.02]) rail([at.x, y, -near + 0.1], [at.x, y, -far - 0.1], 0.014);
  for (let z = -near; z > -far; z -= 0.12) rail([at.x, 0.18, z], [at.x, 1.02, z], 0.007);
}

/** Skirting along the walls, which doors and low windows interrupt, and a cornice. */
function addTrim(mesh: Mesh, shell: RoomShell): void {
  const trim = mesh.material(paint(WHITE, 0.4));
  const moulded = mesh.material(paint(WHITE, 0.9));
  const { depth, height, fittings } = shell;
  const x = shell.width / 2;
  const doors = fittings.filter(({ what }) => what === 'door').map(({ pose }) => pose);
  const runs = [
    {
      out: [0, 0, 1] as Vec3,
      at: (t: number): Vec3 => [t - x, 0, -depth],
      long: shell.width,
      gaps: doors.filter(({ yaw = 0 }) => yaw === 0).map(({ at }) => [at[0] + x - 0.51, at[0] + x + 0.51]),
    },
    {
      out: [-1, 0, 0] as Vec3,
      at: (t: number): Vec3 => [x, 0, -t],
      long: depth,
      gaps: doors.filter(({ yaw = 0 }) => yaw < 0).map(({ at }) => [-at[2] - 0.51, -at[2] + 0.51]),
    },
    {
      out: [1, 0, 0] as Vec3,
      at: (t: number): Vec3 => [-x, 0, -t],
      long: depth,
      gaps: shell.windows.filter(({ sill }) => sill < LOW_SILL).map(({ near, far }) => [near, far]),
    },
  ];
  const up = (p: Vec3): Vec3 => [p[0], height, p[2]];
  for (const { out, at, long, gaps } of runs) {
    let from = 0;
    for (const [start = long, end = long] of [...gaps, [long, long]]) {
      addMoulding(mesh, { from: at(from), to: at(start), out, section: SKIRTING }, trim);
      from = end;
    }
    addMoulding(mesh, { from: up(at(0)), to: up(at(long)), out, section: CORNICE }, moulded);
  }
}

/** Walls, floor, ceiling, windows, mouldings and what builders left on the walls. */
export function addRoomShell(mesh: Mesh, shell: RoomShell): void {
  const { width, depth, height } = shell;
  const side = mesh.material(wallPlaster(shell.sideWall));
  const back = mesh.material(wallPlaster(shell.backWall));
  const ceiling = mesh.material(wallPlaster([0.8, 0.79, 0.77]));
  const x = width / 2;
  mesh.flat([-x, 0, 0], { u: [width, 0, 0], v: [0, 0, -depth] }, mesh.material(shell.floor));
  mesh.flat([-x, height, 0], { u: [width, 0, 0], v: [0, 0, -depth] }, ceiling);
  mesh.flat([-x, 0, -depth], { u: [width, 0, 0], v: [0, height, 0] }, back);
  mesh.flat([x, 0, 0], { u: [0, 0, -depth], v: [0, height, 0] }, side);
  mesh.flat([-x, 0, 0], { u: [width, 0, 0], v: [0, height, 0] }, side);
  addLeftWall(mesh, shell, side);
  for (const opening of shell.windows) addWindow(mesh, shell, opening);
  addTrim(mesh, shell);
  addFittings(mesh, shell.fittings);
}

/** Share of the windows' light that comes from behind the photographer. */
const BEHIND = 0.09;
/** Warm light of a lamp, up and down out of its shade: radiance of a square of this side, metres. */
const LAMP = { radiance: [34, 21, 10.5] as Vec3, side: 0.14 };

/** One light panel a window, a weak one on the near wall for the window behind the photographer, and one in every lamp. */
export function daylightPanels(shell: RoomShell): PanelLight[] {
  const panels: PanelLight[] = shell.windows.map(({ near, far, sill, head }) => ({
    corner: [-shell.width / 2 - WALL_THICKNESS - 0.03, sill, -far],
    u: [0, head - sill, 0],
    v: [0, 0, far - near],
    radiance: shell.daylight,
  }));
  const [red, green, blue] = shell.daylight;
  panels.push({
    corner: [shell.width * 0.4, 0.6, -0.05],
    u: [-shell.width * 0.8, 0, 0],
    v: [0, 1.7, 0],
    radiance: [red * BEHIND, green * BEHIND, blue * BEHIND],
  });
  const { side, radiance } = LAMP;
  for (const [x, y, z] of shell.lamps) {
    const corner: Vec3 = [x - side / 2, y, z - side / 2];
    panels.push({ corner, u: [side, 0, 0], v: [0, 0, side], radiance, isTwoSided: true });
  }
  return panels;
}
