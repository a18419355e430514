import type { Material } from '../material.ts';
import { Mesh } from '../mesh.ts';
import type { Vec3 } from '../vector.ts';
import { addTurned, type Profile } from './turned.ts';

export interface Disc {
  /** Where the profile's axis begins; it points at +z from there. */
  readonly at: Vec3;
  /** Radius and distance before the wall, metres. */
  readonly profile: Profile;
  readonly segments?: number;
}

/** A turned thing that looks forward: a knob, a dial, a porthole. */
export function addForward(mesh: Mesh, { at, profile, segments = 32 }: Disc, material: number): void {
  const part = new Mesh();
  addTurned(part, { at: [0, 0, 0], profile, segments }, part.material(materialAt(mesh, material)));
  for (const values of [part.positions, part.normals, part.rest]) {
    for (let i = 0; i < values.length; i += 3) {
      const y = values[i + 1]!;
      values[i + 1] = -values[i + 2]!;
      values[i + 2] = y;
    }
  }
  mesh.append(part, { at });
}

function materialAt(mesh: Mesh, slot: number): Material {
  return mesh.materials[slot]!;
}
