import type { Point } from '../../../platform/viewport/point.ts';
import type { CommandKind } from '../raster/command.ts';
import type { HistoryStep } from './mask-document.ts';
import type { Settings, ToolName } from './settings.ts';

/** One sentence for the live region: what happened, to be put into words by the component. */
export type Announcement =
  | { readonly said: 'size'; readonly size: number }
  | { readonly said: 'tool'; readonly tool: ToolName }
  | { readonly said: 'coverage'; readonly coverage: number }
  | { readonly said: 'undo' | 'redo'; readonly step: HistoryStep }
  | { readonly said: 'done'; readonly kind: Exclude<CommandKind, 'stroke'> }
  | { readonly said: 'zoom'; readonly percent: number }
  | { readonly said: 'corners'; readonly count: number }
  | { readonly said: 'pen-down' | 'cancelled' | 'needs-corners' | 'nothing-to-undo' | 'nothing-to-redo' };

/** What the controls show. A new object whenever something in it changed. */
export interface SessionSnapshot {
  readonly settings: Settings;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Share of the photo that is marked, 0 to 1. */
  readonly coverage: number;
  /** How many are set of a shape that is drawn corner by corner; 0 while none is open. */
  readonly corners: number;
  /** By how many photo pixels the mask is being grown, or shrunk where negative. */
  readonly grownBy: number;
  readonly zoomPercent: number;
  readonly isFitted: boolean;
  readonly news: readonly Announcement[];
  /** Goes up with every finished change of the mask. */
  readonly revision: number;
}

/** The place a keyboard user, or a resting pointer, is at: photo pixels. */
export interface Cursor {
  readonly at: Point;
  readonly by: 'pointer' | 'keyboard';
}

/** Something pointed at: one place, or two that hold it between them. */
export interface Pick {
  /** Photo pixels, inside the photo. */
  readonly places: readonly Point[];
  /** What is found there is to be taken away from the mask. */
  readonly erases: boolean;
}
