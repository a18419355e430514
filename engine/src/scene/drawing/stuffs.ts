import type { Material } from '../material.ts';
import { fractalNoise, valueNoise } from '../noise.ts';
import { mix, times, type Vec3 } from '../vector.ts';

const CLAY: Vec3 = [0.6, 0.575, 0.54];

/** Keeps what a picture shows and what a lamp gives. */
function kept({ emission, translucency }: Material): Pick<Material, 'emission' | 'translucency'> {
  return { ...(emission ? { emission } : {}), ...(translucency ? { translucency } : {}) };
}

/** Smooth matt clay tinted with the material's colour. */
export function clayOf(material: Material): Material {
  if (material.isPicture) return { ...material, roughness: 0.6 };
  return { ...kept(material), mean: mix(material.mean, CLAY, 0.22), roughness: 0.5, specular: 0.035 };
}

/** Plain paint; `tone` makes it lighter (above 1) or darker. */
export function facetPaintOf(material: Material, tone: number): Material {
  if (material.isPicture) return material;
  return { ...kept(material), mean: lively(material.mean, tone), roughness: 0.75, specular: 0.03 };
}

/** Stronger in hue than the real stuff. */
function lively(colour: Vec3, tone: number): Vec3 {
  const grey = (colour[0] + colour[1] + colour[2]) / 3;
  return colour.map((value) =>
    Math.max(0.01, Math.min(0.9, (grey + (value - grey) * 1.12) * tone)),
  ) as unknown as Vec3;
}

const PAPER: Vec3 = [0.86, 0.84, 0.8];

/** Folding paper dyed in the material's colour; its fibres show. */
export function paperOf(material: Material): Material {
  if (material.isPicture) return material;
  const dyed = mix(lively(material.mean, 1.25), PAPER, 0.08);
  return {
    ...kept(material),
    mean: dyed,
    roughness: 0.95,
    specular: 0.02,
    albedo: ({ x, y, z }, out) => {
      const fibre = valueNoise(x * 210, y * 210, z * 210);
      const cloud = fractalNoise(x * 9, y * 9, z * 9);
      out.set(times(dyed, 1 + 0.05 * fibre + 0.07 * cloud));
    },
  };
}
