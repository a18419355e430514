import { drawEnvironment, type Environment } from './environment.ts';
import { cross, dot, unit, type Vec3 } from './vector.ts';

/** A rectangle that shines to its front (`u` × `v`) or to both sides, invisible itself: daylight entering by a window, a lamp. */
export interface PanelLight {
  readonly corner: Vec3;
  readonly u: Vec3;
  readonly v: Vec3;
  readonly radiance: Vec3;
  readonly isTwoSided?: boolean;
}

/** Light from one far direction, softened over a small disc. */
export interface Sun {
  /** Towards the sun, unit length. */
  readonly direction: Vec3;
  /** Irradiance on a surface facing it. */
  readonly irradiance: Vec3;
  /** Radius of the disc in radians. */
  readonly radius: number;
}

/** Writes what a mirror at a position shows in a direction, linear RGB. */
export type MirrorView = (position: Float64Array, direction: Float64Array, out: Float64Array) => void;

export interface Lights {
  /** What is seen where rays leave the scene. */
  readonly environment: Environment;
  /** Whether the environment lights the scene, or is only the view out of the window (the panels then carry its light). */
  readonly isEnvironmentLighting: boolean;
  readonly panels: readonly PanelLight[];
  readonly sun?: Sun;
  /** What mirrors show, sharper than the environment; absent = the environment. */
  readonly mirrorView?: MirrorView;
}

/** A drawn light sample: direction 0..2, density of the direction 3 (0 = cannot be hit by chance), radiance / density 4..6, distance 7. */
export type LightSample = Float64Array;

export type LightSource = (point: Float64Array, numbers: { u: number; v: number }, out: LightSample) => void;

function environmentSource(environment: Environment): LightSource {
  return (_point, numbers, out) => {
    drawEnvironment(environment, numbers, out);
    const weight = out[3]! > 1e-9 ? 1 / out[3]! : 0;
    for (let k = 4; k < 7; k++) out[k]! *= weight;
    out[7] = 1e9;
  };
}

function panelSource(panel: PanelLight): LightSource {
  const normalScaled = cross(panel.u, panel.v);
  const area = Math.sqrt(dot(normalScaled, normalScaled));
  const normal = unit(normalScaled);
  return (point, numbers, out) => {
    const { u, v } = numbers;
    const x = panel.corner[0] + panel.u[0] * u + panel.v[0] * v - point[0]!;
    const y = panel.corner[1] + panel.u[1] * u + panel.v[1] * v - point[1]!;
    const z = panel.corner[2] + panel.u[2] * u + panel.v[2] * v - point[2]!;
    const squared = x * x + y * y + z * z;
    const distance = Math.sqrt(squared) || 1e-6;
    const ahead = -(x * normal[0] + y * normal[1] + z * normal[2]) / distance;
    const facing = panel.isTwoSided ? Math.abs(ahead) : ahead;
    const weight = facing > 0 ? (area * facing) / Math.max(squared, 1e-4) : 0;
    out[0] = x / distance;
    out[1] = y / distance;
    out[2] = z / distance;
    out[3] = 0;
    for (let k = 0; k < 3; k++) out[4 + k] = panel.radiance[k]! * weight;
    out[7] = distance - 1e-3;
  };
}

function sunSource(sun: Sun): LightSource {
  const across = unit(cross(sun.direction, Math.abs(sun.direction[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0]));
  const up = cross(sun.direction, across);
  return (_point, numbers, out) => {
    const radius = sun.radius * Math.sqrt(numbers.u);
    const a = radius * Math.cos(2 * Math.PI * numbers.v);
    const b = radius * Math.sin(2 * Math.PI * numbers.v);
    const towards = unit([
      sun.direction[0] + across[0] * a + up[0] * b,
      sun.direction[1] + across[1] * a + up[1] * b,
      sun.direction[2] + across[2] * a + up[2] * b,
    ]);
    out.set(towards, 0);
    out[3] = 0;
    out.set(sun.irradiance, 4);
    out[7] = 1e9;
  };
}

/** One drawing function per light of the scene. */
export function lightSources(lights: Lights): LightSource[] {
  const sources = lights.panels.map(panelSource);
  if (lights.isEnvironmentLighting) sources.push(environmentSource(lights.environment));
  if (lights.sun) sources.push(sunSource(lights.sun));
  return sources;
}
