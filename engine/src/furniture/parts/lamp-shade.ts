import type { Material, SurfacePoint } from '../../scene/material.ts';
import { glowing } from '../../scene/materials/hard.ts';
import type { Mesh } from '../../scene/mesh.ts';
import { addTurned, type Profile } from '../../scene/shapes/turned.ts';
import type { Vec3 } from '../../scene/vector.ts';

/** Pale cloth, linear RGB. */
export const CLOTH: Vec3 = [0.62, 0.57, 0.48];
/** What a lit shade gives off before its bulb, linear radiance: by day hardly more than white walls do. */
export const WARM: Vec3 = [0.62, 0.47, 0.29];
/** Where the bulb hangs and how far its light reaches, as shares of the shade's height, and what is left at the ends. */
const BULB = { at: 0.42, reach: 0.38, least: 0.25 } as const;

export interface Shade {
  /** The middle of its foot, metres. */
  readonly at: Vec3;
  /** Radii at the foot and the head, metres. */
  readonly radii: readonly [number, number];
  readonly height: number;
  /** Bulges outwards half-way up by this much. */
  readonly belly?: number;
  readonly hasPleats?: boolean;
}

/** Cloth with a bulb behind it. */
function litCloth({ at, height }: Shade): Material {
  const glow = ({ y }: SurfacePoint): number => {
    const off = ((y - at[1]) / height - BULB.at) / BULB.reach;
    return BULB.least + (1 - BULB.least) * Math.exp(-off * off);
  };
  return { ...glowing(CLOTH, WARM), glow };
}

/** An open drum, cone or bell of cloth, lit from inside. */
export function addShade(mesh: Mesh, shade: Shade): void {
  const [low, high] = shade.radii;
  const wall = 0.003;
  const radiusAt = (share: number): number =>
    low + (high - low) * share + (shade.belly ?? 0) * Math.sin(Math.PI * share);
  const outside = Array.from({ length: 9 }, (_, i) => [radiusAt(i / 8), (shade.height * i) / 8] as const);
  const inside = outside.toReversed().map(([radius, height]) => [radius - wall, height] as const);
  const profile: Profile = [[low - wall, 0.002], ...outside, ...inside];
  const pleat = (angle: number): number => 0.006 * Math.abs(Math.sin(angle * 28));
  addTurned(
    mesh,
    {
      at: shade.at,
      profile,
      segments: shade.hasPleats ? 168 : 56,
      ...(shade.hasPleats ? { ripple: pleat } : {}),
    },
    mesh.material(litCloth(shade)),
  );
}
