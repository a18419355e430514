import type { Point } from '../../../platform/viewport/point.ts';
import type { AreaCommand } from '../raster/command.ts';
import type { TrailPoints } from './trail.ts';

/** A pointer's place both ways: on the photo and in the work area (CSS pixels). */
export interface ToolPoint {
  readonly photo: Point;
  readonly screen: Point;
  /** Photo pixels to a CSS pixel, as the photo is shown now. */
  readonly unit: number;
}

export type ToolEvent =
  /** `straightFrom` is where the stroke before ended, when the user asked for a straight line from there. */
  | { readonly type: 'down'; readonly at: ToolPoint; readonly straightFrom: Point | null }
  /** With `isStraight` the way keeps to straight lines in steps of 45°, and boxes are square. */
  | { readonly type: 'move'; readonly at: readonly ToolPoint[]; readonly isStraight: boolean }
  | { readonly type: 'up' }
  | { readonly type: 'cancel' }
  | ShapeEvent;

/** What is said to a shape that is drawn in several presses: no pointer is over it, one corner less, done. */
export type ShapeEvent = { readonly type: 'lift' | 'back' | 'close' };

export type ToolEffect =
  | { readonly type: 'open-stroke' }
  | ({ readonly type: 'extend-stroke' } & TrailPoints)
  | { readonly type: 'close-stroke'; readonly end: Point }
  | { readonly type: 'drop-stroke' }
  /** `corners` are those that have been set, of a shape that is drawn corner by corner. */
  | { readonly type: 'outline'; readonly points: readonly Point[]; readonly corners?: readonly Point[] }
  | { readonly type: 'apply'; readonly command: AreaCommand }
  /** One place: the thing there. Two: what lies in the box between them. On the photo. */
  | { readonly type: 'pick'; readonly places: readonly Point[]; readonly erases: boolean }
  | { readonly type: 'pan'; readonly by: Point }
  | { readonly type: 'resize'; readonly size: number; readonly hardness: number };

/** What a tool needs to know when it is taken up. Radius in photo pixels. */
export interface ToolSetup {
  readonly radius: number;
  readonly erases: boolean;
  readonly size: number;
  readonly hardness: number;
  /** How hard the pen presses makes the stroke wider. */
  readonly hasPressure: boolean;
}

/** A running tool: each event gives the next state and what is to be done. Null means at rest. */
export interface ToolStep<State> {
  readonly state: State | null;
  readonly effects: readonly ToolEffect[];
}

export type Tool<State> = (state: State | null, event: ToolEvent, setup: ToolSetup) => ToolStep<State>;

export function rest<State>(...effects: readonly ToolEffect[]): ToolStep<State> {
  return { state: null, effects };
}

/** Nearest place to `to` that lies straight or at 45° from `from`. */
export function snapped(from: Point, to: Point): Point {
  const eighth = Math.PI / 4;
  const turn = Math.round(Math.atan2(to.y - from.y, to.x - from.x) / eighth) * eighth;
  const [along, down] = [Math.cos(turn), Math.sin(turn)];
  const length = (to.x - from.x) * along + (to.y - from.y) * down;
  return { x: from.x + length * along, y: from.y + length * down };
}
