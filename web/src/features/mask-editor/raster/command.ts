import type { PackedMask } from './packed-mask.ts';

/** A brush or eraser stroke. Points are x, y, x, y... in photo pixels, as is the radius; hardness is 0 to 1. */
export interface StrokeCommand {
  readonly kind: 'stroke';
  readonly points: readonly number[];
  readonly radius: number;
  /** How wide it is at each point, as a share of the radius: by a pen's pressure. Absent where it is as wide everywhere. */
  readonly widths?: readonly number[];
  readonly hardness: number;
  readonly erases: boolean;
}

/** A closed outline (lasso or rectangle), painted or erased as a whole. Points as in a stroke. */
export interface AreaCommand {
  readonly kind: 'area';
  readonly points: readonly number[];
  readonly erases: boolean;
}

/** What was found in the photo, painted or erased as a whole. */
export interface RegionCommand {
  readonly kind: 'region';
  readonly region: PackedMask;
  readonly erases: boolean;
}

/** The marked area grown by so many photo pixels, or shrunk where that is negative. */
export interface GrowCommand {
  readonly kind: 'grow';
  readonly by: number;
}

export interface WholeCommand {
  readonly kind: 'fill' | 'clear' | 'invert';
}

/** One step of the mask's making, in photo coordinates, so that it can be drawn again at any size. */
export type MaskCommand = StrokeCommand | AreaCommand | RegionCommand | GrowCommand | WholeCommand;

export type CommandKind = MaskCommand['kind'];
