import type { PanelLight } from '../scene/lights.ts';
import type { Material } from '../scene/material.ts';
import type { Mesh } from '../scene/mesh.ts';
import { paint, plaster } from '../scene/materials/hard.ts';
import { addBox } from '../scene/shapes/rounded-box.ts';
import type { Vec3 } from '../scene/vector.ts';

/** A window in the left wall: from `near` to `far` along -z (metres from the camera's wall), sill and head above the floor. */
export interface WindowOpening {
  readonly near: number;
  readonly far: number;
  readonly sill: number;
  readonly head: number;
  /** Panes side by side. */
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
  /** Daylight through the windows, linear radiance. */
  readonly daylight: Vec3;
}

const WALL_THICKNESS = 0.2;
const WHITE: Vec3 = [0.82, 0.81, 0.78];

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

/** The four faces of the wall's thickness, the frame with its bars, and the sill. */
function addWindow(mesh: Mesh, shell: RoomShell, opening: WindowOpening): void {
  const x = -shell.width / 2;
  const { near, far, sill, head, panes } = opening;
  const tall = head - sill;
  const wide = far - near;
  const reveal = mesh.material(plaster(WHITE));
  const deep: Vec3 = [-WALL_THICKNESS, 0, 0];
  mesh.flat([x, sill, -near], { u: deep, v: [0, 0, -wide] }, reveal);
  mesh.flat([x, head, -near], { u: deep, v: [0, 0, -wide] }, reveal);
  mesh.flat([x, sill, -near], { u: deep, v: [0, tall, 0] }, reveal);
  mesh.flat([x, sill, -far], { u: deep, v: [0, tall, 0] }, reveal);
  const frame = mesh.material(paint([0.8, 0.8, 0.78], 0.4));
  const plane = x - WALL_THICKNESS + 0.04;
  const centre = -(near + far) / 2;
  const bar = (at: Vec3, size: Vec3): void => addBox(mesh, { centre: at, size, radius: 0.006 }, frame);
  for (const y of [sill + 0.03, head - 0.03]) bar([plane, y, centre], [0.05, 0.06, wide]);
  bar([plane, sill + tall * 0.72, centre], [0.035, 0.03, wide]);
  for (let i = 0; i <= panes; i++) {
    const isEdge = i === 0 || i === panes;
    const z = -near - (wide * i) / panes + (i === 0 ? -0.03 : i === panes ? 0.03 : 0);
    bar([plane, (sill + head) / 2, z], [0.05, tall, isEdge ? 0.06 : 0.05]);
  }
  if (sill > 0.15) bar([x - 0.06, sill - 0.012, centre], [0.3, 0.024, wide + 0.12]);
}

function addTrim(mesh: Mesh, shell: RoomShell): void {
  const trim = mesh.material(paint(WHITE, 0.45));
  const { width, depth } = shell;
  const runs: readonly { centre: Vec3; size: Vec3 }[] = [
    { centre: [0, 0.055, -depth + 0.008], size: [width, 0.11, 0.016] },
    { centre: [width / 2 - 0.008, 0.055, -depth / 2], size: [0.016, 0.11, depth] },
  ];
  for (const run of runs) addBox(mesh, { ...run, radius: 0.005 }, trim);
  let from = 0;
  for (const opening of [...shell.windows.filter(({ sill }) => sill < 0.15), { near: depth, far: depth }]) {
    const long = opening.near - from;
    addBox(
      mesh,
      { centre: [-width / 2 + 0.008, 0.055, -from - long / 2], size: [0.016, 0.11, long], radius: 0.005 },
      trim,
    );
    from = opening.far;
  }
}

/** Walls, floor, ceiling, windows and skirting. */
export function addRoomShell(mesh: Mesh, shell: RoomShell): void {
  const { width, depth, height } = shell;
  const side = mesh.material(plaster(shell.sideWall));
  const back = mesh.material(plaster(shell.backWall));
  const ceiling = mesh.material(plaster([0.84, 0.83, 0.81]));
  const x = width / 2;
  mesh.flat([-x, 0, 0], { u: [width, 0, 0], v: [0, 0, -depth] }, mesh.material(shell.floor));
  mesh.flat([-x, height, 0], { u: [width, 0, 0], v: [0, 0, -depth] }, ceiling);
  mesh.flat([-x, 0, -depth], { u: [width, 0, 0], v: [0, height, 0] }, back);
  mesh.flat([x, 0, 0], { u: [0, 0, -depth], v: [0, height, 0] }, side);
  mesh.flat([-x, 0, 0], { u: [width, 0, 0], v: [0, height, 0] }, side);
  addLeftWall(mesh, shell, side);
  for (const opening of shell.windows) addWindow(mesh, shell, opening);
  addTrim(mesh, shell);
}

/** One light panel a window, and a weak one on the near wall for the window behind the photographer. */
export function daylightPanels(shell: RoomShell): PanelLight[] {
  const panels: PanelLight[] = shell.windows.map(({ near, far, sill, head }) => ({
    corner: [-shell.width / 2 - WALL_THICKNESS - 0.03, sill, -far],
    u: [0, head - sill, 0],
    v: [0, 0, far - near],
    radiance: shell.daylight,
  }));
  const weak = 0.2;
  const radiance: Vec3 = [shell.daylight[0] * weak, shell.daylight[1] * weak, shell.daylight[2] * weak];
  panels.push({
    corner: [shell.width * 0.4, 0.6, -0.05],
    u: [-shell.width * 0.8, 0, 0],
    v: [0, 1.7, 0],
    radiance,
  });
  return panels;
}
