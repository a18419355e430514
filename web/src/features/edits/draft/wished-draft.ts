import { Arrangement } from '@maquette/contract';
import { readWish } from '@maquette/engine';
import { z } from 'zod';
import { DraftEdits, DraftPhoto, type EditsEvent, nextEdits, noEdits } from './draft.ts';

/** What the drafts keep that are ordered by words: the same order again brings the same picture. */
export const WishedDraft = DraftEdits.extend({
  photo: DraftPhoto.nullable(),
  /** Where somebody put the thing; null = where it suits what is marked or found. */
  arrangement: Arrangement.nullable().default(null),
  /** What was last asked for, to tell whether anything has changed since; empty before. */
  ordered: z.string().default(''),
  /** The seed where none was typed: drawn for the first picture, and anew for another one; null before. */
  chance: z.int().nullable().default(null),
});
export type WishedDraft = z.infer<typeof WishedDraft>;

export const noOrder = { ...noEdits, ordered: '', chance: null };

type Started = Extract<EditsEvent, { type: 'edits-started' }> & { ordered?: string; chance?: number };

export type WishedEvent<Draft> =
  | Exclude<EditsEvent, { type: 'edits-started' }>
  | Started
  | { type: 'photo-brightened'; photo: DraftPhoto }
  | { type: 'arranged'; arrangement: Arrangement | null }
  | { type: 'chance-drawn'; chance: number }
  | { type: 'result-left' }
  | { type: 'remixed'; draft: Draft };

/** What a draft becomes, whatever its words are for. */
export function nextWished<Draft extends WishedDraft>(draft: Draft, event: WishedEvent<Draft>): Draft {
  switch (event.type) {
    // The same room in another light: what is marked stays marked.
    case 'photo-brightened':
      return { ...draft, ...noOrder, photo: event.photo };
    case 'arranged':
      return { ...draft, arrangement: event.arrangement };
    case 'chance-drawn':
      return { ...draft, chance: draft.chance ?? event.chance };
    case 'edits-started': {
      const { ordered = '', chance = draft.chance } = event;
      return { ...nextEdits(draft, event), ordered, chance };
    }
    case 'result-left':
      return { ...draft, ...noOrder };
    case 'remixed':
      return event.draft;
    default:
      return nextEdits(draft, event);
  }
}

interface Rewritten {
  readonly arrangement: Arrangement | null;
  /** The words before and now, and the sentence that they complete. */
  readonly former: string;
  readonly prompt: string;
  readonly tool: 'repaint' | 'replace';
}

/** An arrangement once the words are others: it belongs to the kinds of things that it was made for. */
export function arrangementFor({ arrangement, former, prompt, tool }: Rewritten): Arrangement | null {
  if (arrangement === null || former === prompt) return arrangement;
  const kindsOf = (words: string) => readWish(words, tool).things.map(({ kind }) => kind);
  return kindsOf(former).join() === kindsOf(prompt).join() ? arrangement : null;
}
