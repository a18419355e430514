import type { HistoryItem } from '@maquette/contract';
import { z } from 'zod';

export const DraftPhoto = z.object({ id: z.string(), name: z.string(), width: z.int(), height: z.int() });
export type DraftPhoto = z.infer<typeof DraftPhoto>;

/** What a draft keeps of a stored photo. */
export function draftPhotoOf({ id, name, metadata: { width, height } }: HistoryItem): DraftPhoto {
  return { id, name, width, height };
}

export const DraftMask = z.object({
  /** Name under which the server keeps it; null while it is only painted here. */
  filename: z.string().nullable(),
  /** Small PNG as a data URL: preview, and where painting goes on. */
  picture: z.string(),
});
export type DraftMask = z.infer<typeof DraftMask>;

export type MaskEvent =
  | { type: 'mask-painted'; picture: string }
  | { type: 'mask-saved'; filename: string; picture: string }
  | { type: 'mask-dropped' };

/** The mask after it was painted on, kept or given up. */
export function maskAfter(event: MaskEvent): DraftMask | null {
  if (event.type === 'mask-dropped') return null;
  return { filename: event.type === 'mask-saved' ? event.filename : null, picture: event.picture };
}

/** What every draft keeps of the edits that were started from it. */
export const DraftEdits = z.object({
  /** The variations last started. */
  editIds: z.array(z.string()),
  /** The variations whose results are shown; new ones take their place once one of them has succeeded. */
  resultIds: z.array(z.string()),
  /** The person waits for these variations: the first result opens by itself. */
  isAwaiting: z.boolean(),
});
export type DraftEdits = z.infer<typeof DraftEdits>;

export const noEdits: DraftEdits = { editIds: [], resultIds: [], isAwaiting: false };

export type EditsEvent =
  | { type: 'edits-started'; editIds: string[] }
  | { type: 'edits-seen' }
  | { type: 'edit-retried'; former: string; editId: string };

/** What a draft becomes as its edits are started, shown and tried again. */
export function nextEdits<Draft extends DraftEdits>(draft: Draft, event: EditsEvent): Draft {
  switch (event.type) {
    case 'edits-started':
      return { ...draft, editIds: event.editIds, isAwaiting: true };
    case 'edits-seen':
      return { ...draft, resultIds: draft.editIds, isAwaiting: false };
    case 'edit-retried': {
      const renewed = (ids: string[]) => ids.map((id) => (id === event.former ? event.editId : id));
      return { ...draft, editIds: renewed(draft.editIds), resultIds: renewed(draft.resultIds) };
    }
  }
}

/** There are too few credits for what is in hand: how many there are, and how many it takes. */
export interface Shortage {
  balance: number;
  price: number;
}
