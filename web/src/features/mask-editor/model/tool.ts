import type { Point } from '../../../platform/viewport/point.ts';
import type { AreaCommand } from '../raster/command.ts';

/** A pointer's place both ways: on the photo and in the work area (CSS pixels). */
export interface ToolPoint {
  readonly photo: Point;
  readonly screen: Point;
}

export type ToolEvent =
  /** `straightFrom` is where the stroke before ended, when the user asked for a straight line from there. */
  | { readonly type: 'down'; readonly at: ToolPoint; readonly straightFrom: Point | null }
  | { readonly type: 'move'; readonly at: readonly ToolPoint[] }
  | { readonly type: 'up' }
  | { readonly type: 'cancel' };

export type ToolEffect =
  | { readonly type: 'open-stroke' }
  | { readonly type: 'extend-stroke'; readonly points: readonly number[] }
  | { readonly type: 'close-stroke'; readonly end: Point }
  | { readonly type: 'drop-stroke' }
  | { readonly type: 'outline'; readonly points: readonly Point[] }
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
