import { Clearing } from '@maquette/contract';
import { z } from 'zod';
import { DraftMask, DraftPhoto } from '../inpainting/draft.ts';

export type ClearingStep = 'form' | 'adjust' | 'result';

/** The work in hand on the screen that empties and declutters: what a reload must not lose. */
export const ClearingDraft = z.object({
  photo: DraftPhoto.nullable(),
  group: Clearing,
  /** Numbers of the things whose box was ticked or unticked, counted from 1, by group. */
  changed: z.record(Clearing, z.array(z.int())),
  /** What was marked by hand instead of by the list. */
  mask: DraftMask.nullable(),
  /** The variations last started. */
  editIds: z.array(z.string()),
  /** The variations whose results are shown; new ones take their place once one of them has succeeded. */
  resultIds: z.array(z.string()),
  /** The person waits for these variations: the first result opens by itself. */
  isAwaiting: z.boolean(),
});
export type ClearingDraft = z.infer<typeof ClearingDraft>;

const nothingChanged = { declutter: [], empty: [] };
const noEdits = { editIds: [], resultIds: [], isAwaiting: false };

export const emptyClearing: ClearingDraft = {
  ...{ photo: null, group: 'empty', changed: nothingChanged, mask: null },
  ...noEdits,
};

export type ClearingEvent =
  | { type: 'photo-chosen'; photo: DraftPhoto }
  | { type: 'photo-dropped' }
  | { type: 'group-chosen'; group: Clearing }
  | { type: 'thing-changed'; number: number }
  | { type: 'things-reset' }
  | { type: 'mask-painted'; picture: string }
  | { type: 'mask-saved'; filename: string; picture: string }
  | { type: 'mask-dropped' }
  | { type: 'edits-started'; editIds: string[] }
  | { type: 'edits-seen' }
  | { type: 'edit-retried'; former: string; editId: string }
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
      return { ...draft, mask: { filename: null, picture: event.picture } };
    case 'mask-saved':
      return { ...draft, mask: { filename: event.filename, picture: event.picture } };
    case 'mask-dropped':
      return { ...draft, mask: null };
    case 'edits-started':
      return { ...draft, editIds: event.editIds, isAwaiting: true };
    case 'edits-seen':
      return { ...draft, resultIds: draft.editIds, isAwaiting: false };
    case 'edit-retried': {
      const renewed = (ids: string[]) => ids.map((id) => (id === event.former ? event.editId : id));
      return { ...draft, editIds: renewed(draft.editIds), resultIds: renewed(draft.resultIds) };
    }
    case 'result-left':
      return { ...draft, ...noEdits };
  }
}

/** The step that the draft can show. */
export function reachableClearing(draft: ClearingDraft, wanted: ClearingStep): ClearingStep {
  if (draft.photo === null) return 'form';
  return wanted === 'result' && draft.resultIds.length === 0 ? 'form' : wanted;
}
