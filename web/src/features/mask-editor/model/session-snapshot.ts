import type { Point } from '../../../platform/viewport/point.ts';
import type { Announcement } from './announcement.ts';
import type { Settings } from './settings.ts';

/** What the controls show. A new object whenever something in it changed. */
export interface SessionSnapshot {
  readonly settings: Settings;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Share of the photo that is marked, 0 to 1. */
  readonly coverage: number;
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
