import { fabric } from '../../scene/materials/textile.ts';
import type { Mesh } from '../../scene/mesh.ts';
import { addSheet } from '../../scene/shapes/soft.ts';
import { addTube, addTurned } from '../../scene/shapes/turned.ts';
import type { Vec3 } from '../../scene/vector.ts';
import type { Look } from '../look.ts';

/** Length, depth and height of a tub, metres. */
export const [LENGTH, DEPTH, HEIGHT] = [1.7, 0.78, 0.58] as const;

/** A mixer on a tall pipe that stands beside the tub. */
export function addStandingTap(mesh: Mesh, tap: number): void {
  const [x, z] = [0.2, -DEPTH / 2 - 0.06];
  addTurned(
    mesh,
    {
      at: [x, 0, z],
      profile: [
        [0.0001, 0],
        [0.05, 0],
        [0.05, 0.012],
        [0.018, 0.016],
      ],
      segments: 28,
    },
    tap,
  );
  const spout: Vec3[] = [
    [x, 0, z],
    [x, 0.8, z],
  ];
  for (let i = 1; i <= 8; i++) {
    const angle = (i / 8) * Math.PI * 0.95;
    spout.push([x, 0.8 + 0.1 * Math.sin(angle), z + 0.11 * (1 - Math.cos(angle))]);
  }
  addTube(mesh, { path: spout, radius: 0.014, segments: 12 }, tap);
  addTube(
    mesh,
    {
      path: [
        [x - 0.07, 0.7, z],
        [x + 0.07, 0.7, z],
      ],
      radius: 0.011,
      segments: 10,
    },
    tap,
  );
  addTube(
    mesh,
    {
      path: [
        [x + 0.07, 0.67, z + 0.01],
        [x + 0.07, 0.78, z + 0.02],
      ],
      radius: 0.008,
      segments: 10,
    },
    tap,
  );
}

/** A spout and two handles on the rim. */
export function addRimTap(mesh: Mesh, tap: number): void {
  const x = LENGTH / 2 - 0.045;
  addTube(
    mesh,
    {
      path: [
        [x, HEIGHT, 0],
        [x, HEIGHT + 0.09, 0],
        [x - 0.06, HEIGHT + 0.12, 0],
        [x - 0.15, HEIGHT + 0.085, 0],
      ],
      radius: 0.013,
      segments: 12,
    },
    tap,
  );
  for (const z of [-0.11, 0.11]) {
    addTube(
      mesh,
      {
        path: [
          [x, HEIGHT, z],
          [x, HEIGHT + 0.05, z],
        ],
        radius: 0.014,
        segments: 12,
      },
      tap,
    );
    addTube(
      mesh,
      {
        path: [
          [x - 0.03, HEIGHT + 0.055, z],
          [x + 0.03, HEIGHT + 0.055, z],
        ],
        radius: 0.009,
        segments: 10,
      },
      tap,
    );
  }
}

/** A foot that bends out to a ball. */
export function addClaw(mesh: Mesh, corner: { x: number; z: number }, slot: number): void {
  const { x, z } = corner;
  const at = (out: number, y: number): Vec3 => [x * (0.5 + out * 0.6), y, z * (0.2 + out)];
  const path = [at(-0.03, 0.2), at(0.02, 0.15), at(0.055, 0.09), at(0.04, 0.04)];
  addTube(mesh, { path, radius: (share) => 0.034 - 0.014 * share, segments: 12 }, slot);
  const [bx, , bz] = at(0.05, 0);
  addTurned(
    mesh,
    {
      at: [bx, 0, bz],
      profile: [
        [0.0001, 0],
        [0.024, 0.004],
        [0.034, 0.025],
        [0.028, 0.046],
        [0.0001, 0.056],
      ],
      segments: 20,
    },
    slot,
  );
}

/** A towel hung over the front rim. */
export function addTowel(mesh: Mesh, { look, rim }: { look: Look; rim: number }): void {
  const cloth = mesh.material(fabric(look.accent));
  const at = (across: number, along: number): Vec3 => {
    const s = (along - 0.42) * 0.62;
    const over = 0.035;
    const wave = 0.006 * Math.sin(across * 9) * Math.min(1, Math.abs(s) * 4);
    const x = -0.32 + across * 0.36;
    const edge = DEPTH / 2 - 0.02;
    if (Math.abs(s) < over) return [x, rim + 0.018 + 0.012 * Math.cos((s / over) * 1.4), edge + s * 1.2];
    const down = Math.abs(s) - over;
    return [x, rim + 0.02 - down, edge + Math.sign(s) * (over * 1.35 + wave) - (s < 0 ? 0 : 0.06 * down)];
  };
  addSheet(mesh, { columns: 24, rows: 40, at, span: [0.36, 0.62] }, cloth);
}
