import type { EditorStore } from '../model/editor-store.ts';
import type { OpenedPicture } from '../worker/photo-jobs.ts';
import type { PhotoWorker } from '../worker/photo-worker.ts';
import type { CropBox } from './crop/crop-box.ts';
import type { FilterNames } from './drawing/preview-filter.ts';
import type { PickedColour } from './pick-colour.ts';
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
