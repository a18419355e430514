import type { Random } from '../../random.ts';
import type { Mesh } from '../../scene/mesh.ts';
import type { Vec3 } from '../../scene/vector.ts';

/** Height of a plant's pot, metres. */
export const POT_HEIGHT = 0.32;
export const BARK: Vec3 = [0.2, 0.12, 0.065];

/** What a plant grows from. */
export interface Growth {
  readonly mesh: Mesh;
  readonly leaves: readonly number[];
  readonly stem: number;
  readonly random: Random;
}
