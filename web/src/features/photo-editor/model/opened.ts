import type { HistoryItem } from '@maquette/contract';
import type { OpenedPicture } from '../worker/photo-jobs.ts';
import type { EditorStore } from './editor-store.ts';
import type { PictureType } from './picture-formats.ts';

/** A picture on the table, with what is done to it. */
export interface Opened {
  readonly picture: OpenedPicture;
  readonly type: PictureType;
  readonly name: string;
  readonly store: EditorStore;
  /** Where it comes from: the history, or this device. */
  readonly from:
    | {
        readonly kind: 'history';
        /** What is edited; a new picture names it as its original. */
        readonly source: HistoryItem;
        /** What was asked for was made of it by this editor, and is taken up again. */
        readonly isReopened: boolean;
        /** Under which its draft is kept. */
        readonly draftName: string;
      }
    | { readonly kind: 'device'; readonly file: File };
}
