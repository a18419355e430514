import type { EditorStore } from '../model/editor-store.ts';
import type { OpenedPicture } from '../worker/photo-jobs.ts';
import type { PhotoWorker } from '../worker/photo-worker.ts';
import type { CropBox } from './crop-box.ts';
import type { PickedColour } from './pick-colour.ts';
import type { FilterNames } from './preview-filter.ts';
import type { StageView } from './stage-view.ts';

/** What a press on the stage is for: looking around, changing the crop, or picking a colour. */
export type StageMode = 'look' | 'crop' | 'pick';

/** What the stage is mounted with. */
export interface StageSetup {
  readonly store: EditorStore;
  readonly picture: OpenedPicture;
  readonly worker: PhotoWorker;
  readonly view: StageView;
  readonly names: FilterNames;
  readonly onPicked: (colour: PickedColour) => void;
  /** The crop has been changed: pixels of the straightened picture. */
  readonly onCropped: (box: CropBox) => void;
}

/** What may change while it is mounted. */
export interface Showing {
  readonly mode: StageMode;
  /** The original is shown, within the same frame. */
  readonly isComparing: boolean;
}

/** The elements of the stage, from the bottom up. */
export interface StageParts {
  readonly surface: HTMLElement;
  /** What is kept of the picture: what lies beyond it is cut off. */
  readonly frame: HTMLElement;
  /** The whole picture with its margin; the filter and the turns are on it. */
  readonly plate: HTMLElement;
  readonly base: HTMLCanvasElement;
  /** The part in sight, sharp. */
  readonly detail: HTMLCanvasElement;
  readonly filters: SVGSVGElement;
  /** Upright and level lines over the frame, while the picture is made to follow them. */
  readonly grid: HTMLElement;
  /** Lies over the frame; the crop is drawn on it. */
  readonly cropPlane: HTMLElement;
  /** As large as the crop; its shadow darkens what is cut off. */
  readonly cropHole: HTMLElement;
  readonly cropFrame: HTMLElement;
  readonly crosshair: HTMLElement;
}
