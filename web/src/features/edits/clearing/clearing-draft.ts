import { Clearing } from '@maquette/contract';
import { z } from 'zod';
import {
  DraftEdits,
  DraftMask,
  DraftPhoto,
  type EditsEvent,
  maskAfter,
  type MaskEvent,
  nextEdits,
  noEdits,
} from '../draft/draft.ts';
import type { KeptDraft } from '../draft/use-draft.ts';

export type ClearingStep = 'form' | 'adjust' | 'result';

/** The work in hand on the screen that empties and declutters: what a reload must not lose. */
export const ClearingDraft = DraftEdits.extend({
  photo: DraftPhoto.nullable(),
  group: Clearing,
  /** Numbers of the things whose box was ticked or unticked, counted from 1, by group. */
  changed: z.record(Clearing, z.array(z.int())),
  /** What was marked by hand instead of by the list. */
  mask: DraftMask.nullable(),
});
export type ClearingDraft = z.infer<typeof ClearingDraft>;

const nothingChanged = { declutter: [], empty: [] };

export const emptyClearing: ClearingDraft = {
  ...{ photo: null, group: 'empty', changed: nothingChanged, mask: null },
  ...noEdits,
};

/** How the draft is kept on this device. */
export const keptClearing: KeptDraft<ClearingDraft> = {
  version: 1,
  schema: ClearingDraft,
  empty: emptyClearing,
};

export type ClearingEvent =
  | { type: 'photo-chosen'; photo: DraftPhoto }
  | { type: 'photo-dropped' }
  | { type: 'group-chosen'; group: Clearing }
  | { type: 'thing-changed'; number: number }
  | { type: 'things-reset' }
  | MaskEvent
  | EditsEvent
  | { type: 'result-left' }
  | { type: 'started-over' };

/** What the draft becomes: things and marks belong to the photo they were found in, another one begins clean. */
export function nextClearing(draft: ClearingDraft, event: ClearingEvent): ClearingDraft {
  switch (event.type) {
    case 'photo-chosen':
      return { ...emptyClearing, group: draft.group, photo: event.photo };
    case 'photo-dropped':
    case 'started-over':
      return { ...emptyClearing, group: draft.group };
    case 'group-chosen':
      return { ...draft, group: event.group, mask: null };
    case 'thing-changed': {
      const before = draft.changed[draft.group];
      const isBack = before.includes(event.number);
      const now = isBack ? before.filter((number) => number !== event.number) : [...before, event.number];
      return { ...draft, changed: { ...draft.changed, [draft.group]: now } };
    }
    case 'things-reset':
      return { ...draft, changed: { ...draft.changed, [draft.group]: [] } };
    case 'mask-painted':
    case 'mask-saved':
    case 'mask-dropped':
      return { ...draft, mask: maskAfter(event) };
    case 'result-left':
      return { ...draft, ...noEdits };
    default:
      return nextEdits(draft, event);
  }
}

/** The step that the draft can show. */
export function reachableClearing(draft: ClearingDraft, wanted: ClearingStep): ClearingStep {
  if (draft.photo === null) return 'form';
  return wanted === 'result' && draft.resultIds.length === 0 ? 'form' : wanted;
}
