import type { Vec3 } from './vector.ts';

/** Where a surface is looked at: metres in the object's own axes before it was placed, and the shape's own parameters. */
export interface SurfacePoint {
  x: number;
  y: number;
  z: number;
  u: number;
  v: number;
  /** Axis the surface faces most, 0 = x, 1 = y, 2 = z: a cloth's threads lie in the plane of the other two. Unknown = 1, lying flat. */
  facing?: number;
  /** What a pixel covers there, metres: patterns finer than that fade to their average. Unknown = 0. */
  footprint?: number;
}

/** Writes the reflectance at a point to `out[0..2]`. */
export type Texture = (point: SurfacePoint, out: Float64Array) => void;

/** Flat glass, lying: what a face lets through, and what is seen in its edges. Linear RGB shares. */
export interface Pane {
  readonly tint: Vec3;
  readonly edge: Vec3;
}

/** How a surface answers light. Colours are linear RGB reflectances, 0..1. */
export interface Material {
  /** Average reflectance: stands for the texture wherever light only bounces. */
  readonly mean: Vec3;
  /** Writes the reflectance at a point to `out[0..2]`; without it the mean is used everywhere. */
  readonly albedo?: Texture;
  /** Share of a pixel that the surface covers at a point, 0..1, as the eye sees it: cut-outs end softly. Without it, 1. */
  readonly opacity?: (point: SurfacePoint) => number;
  /** Height of the relief in metres; `footprint` is what a pixel covers (metres), below which relief should fade. */
  readonly relief?: (point: SurfacePoint, footprint: number) => number;
  /** GGX roughness, 0 = mirror, 1 = no visible highlight. */
  readonly roughness: number;
  /** Reflectance at normal incidence of the clear surface, 0.04 for most things. */
  readonly specular: number;
  readonly metal?: boolean;
  /** Strength of the bright rim of velvet and wool, 0..1. */
  readonly sheen?: number;
  /** Share of light that passes through: leaves, lampshades, curtains. */
  readonly translucency?: number;
  /** Light given off, linear RGB radiance. */
  readonly emission?: Vec3;
  /** Share of it that a point gives off, as the eye sees it: 0..1. Without it, 1. */
  readonly glow?: (point: SurfacePoint) => number;
  /** Clear glass: it is looked through, throws hardly a shadow, and mirrors the more the more slantwise it is seen. */
  readonly pane?: Pane;
  /** A looking-glass: what it shows is a picture of the room rather than light. */
  readonly isMirror?: boolean;
  /** A painting or print: what it shows outlasts any change of stuff. */
  readonly isPicture?: boolean;
  /** Its texture runs along x: shapes lay it along the longer side of each part. */
  readonly hasGrain?: boolean;
  /** A photograph of a thing, not its paint: the light it was taken in is part of it (`keepOwnLight`). */
  readonly isPhotograph?: boolean;
  /** A body that throws a shadow and is not drawn: what stands behind a cut-out. */
  readonly isUnseen?: boolean;
  /** The real floor or wall of the photo: it takes shadows, and is not drawn. */
  readonly isCatcher?: boolean;
}

/** How much of a relief of some wavelength (metres) is left when a pixel covers `footprint` metres, 0..1. */
export function visibleRelief(wavelength: number, footprint: number): number {
  return Math.max(0, Math.min(1, wavelength / (1.5 * footprint) - 0.6));
}
