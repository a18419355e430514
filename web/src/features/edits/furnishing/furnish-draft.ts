import { FurnishStyle, RoomType } from '@maquette/contract';
import { z } from 'zod';
import { DraftEdits, DraftPhoto, type EditsEvent, nextEdits, noEdits } from '../draft/draft.ts';
import type { KeptDraft } from '../draft/use-draft.ts';
import { type Change, changed, PieceChanges } from './pieces.ts';

export type FurnishStep = 'form' | 'result';

/** The work in hand on the screen that furnishes: what a reload must not lose. */
export const FurnishDraft = DraftEdits.extend({
  photo: DraftPhoto.nullable(),
  roomType: RoomType,
  style: FurnishStyle,
  /** The seed of the plan: drawn with the photo, and anew for another plan; null before. */
  chance: z.int().nullable().default(null),
  /** What is to become of a plan's or a furnished room's pieces; null while nothing is changed. */
  changes: PieceChanges.nullable(),
});
export type FurnishDraft = z.infer<typeof FurnishDraft>;

export const emptyFurnishing: FurnishDraft = {
  ...{ photo: null, roomType: 'living-room', style: 'scandinavian', chance: null, changes: null },
  ...noEdits,
};

/** How the draft is kept on this device. */
export const keptFurnishing: KeptDraft<FurnishDraft> = {
  version: 1,
  schema: FurnishDraft,
  empty: emptyFurnishing,
};

export type FurnishEvent =
  | { type: 'photo-chosen'; photo: DraftPhoto }
  | { type: 'photo-dropped' }
  | { type: 'room-chosen'; roomType: RoomType }
  | { type: 'style-chosen'; style: FurnishStyle }
  | { type: 'chance-drawn'; chance: number }
  | { type: 'pieces-changed'; of: string; changes: ReadonlyMap<number, Change> }
  | { type: 'changes-dropped' }
  | EditsEvent
  | { type: 'started-over' };

/** What the draft becomes: results belong to their photo, changes to the result they were made on. */
export function nextFurnishing(draft: FurnishDraft, event: FurnishEvent): FurnishDraft {
  const { roomType, style } = draft;
  switch (event.type) {
    case 'photo-chosen':
      return { ...emptyFurnishing, roomType, style, photo: event.photo };
    case 'photo-dropped':
    case 'started-over':
      return { ...emptyFurnishing, roomType, style };
    case 'room-chosen':
      return { ...draft, roomType: event.roomType };
    case 'style-chosen':
      return { ...draft, style: event.style };
    case 'chance-drawn':
      return { ...draft, chance: event.chance };
    case 'pieces-changed':
      return { ...draft, changes: changed(draft.changes, event) };
    case 'changes-dropped':
      return { ...draft, changes: null };
    case 'edits-seen':
      return { ...nextEdits(draft, event), changes: null };
    default:
      return nextEdits(draft, event);
  }
}

/** The step that the draft can show. */
export function reachableFurnishing(draft: FurnishDraft, wanted: FurnishStep): FurnishStep {
  return draft.photo === null || draft.resultIds.length === 0 ? 'form' : wanted;
}
