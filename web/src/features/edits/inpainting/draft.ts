import { Arrangement, countMax, editDefaults, StylePreset } from '@maquette/contract';
import { readWish } from '@maquette/engine';
import { z } from 'zod';
import { DraftProduct, isPlaceable } from '../product/product.ts';
import { nextRegionDraft, RegionDraft, type RegionEvent, untouchedRegion } from '../region/region-draft.ts';

export const Words = z.object({
  prompt: z.string(),
  negativePrompt: z.string(),
  stylePreset: StylePreset,
  /** Null: the server chooses. */
  seed: z.int().nullable(),
  steps: z.int(),
  cfgScale: z.number(),
  /** How many variations are wanted. */
  count: z.int().min(1).max(countMax),
});
export type Words = z.infer<typeof Words>;

export const DraftPhoto = z.object({ id: z.string(), name: z.string(), width: z.int(), height: z.int() });
export type DraftPhoto = z.infer<typeof DraftPhoto>;

export const DraftMask = z.object({
  /** Name under which the server keeps it; null while it is only painted here. */
  filename: z.string().nullable(),
  /** Small PNG as a data URL: preview, and where painting goes on. */
  picture: z.string(),
});
export type DraftMask = z.infer<typeof DraftMask>;

/** The work in hand: what a reload must not lose. */
export const Draft = z.object({
  photo: DraftPhoto.nullable(),
  mask: DraftMask.nullable(),
  /** Where premium is to change something that the words name and nobody has marked. */
  region: RegionDraft.default(untouchedRegion),
  words: Words,
  /** A thing of one's own that is to be put instead of what words say. */
  product: DraftProduct.nullable().default(null),
  /** Where somebody put the thing; null = where it suits the mark. */
  arrangement: Arrangement.nullable().default(null),
  /** What was last asked for, to tell whether anything has changed since; empty before. */
  ordered: z.string().default(''),
  /** The seed where none was typed: drawn for the first picture, and anew for another one; null before. */
  chance: z.int().nullable().default(null),
  /** The variations last started. */
  editIds: z.array(z.string()),
  /** The variations whose results are shown; new ones take their place once one of them has succeeded. */
  resultIds: z.array(z.string()),
  /** The person waits for these variations: the first result opens by itself. */
  isAwaiting: z.boolean(),
});
export type Draft = z.infer<typeof Draft>;

export const noWords: Words = {
  prompt: '',
  negativePrompt: '',
  stylePreset: '',
  seed: null,
  steps: editDefaults.steps,
  cfgScale: editDefaults.cfgScale,
  count: editDefaults.count,
};

const noEdits = { ordered: '', chance: null, editIds: [], resultIds: [], isAwaiting: false };

export const emptyDraft: Draft = {
  photo: null,
  mask: null,
  region: untouchedRegion,
  arrangement: null,
  words: noWords,
  product: null,
  ...noEdits,
};

export type DraftEvent =
  | { type: 'photo-chosen'; photo: DraftPhoto }
  | { type: 'photo-brightened'; photo: DraftPhoto }
  | { type: 'mask-painted'; picture: string }
  | { type: 'mask-saved'; filename: string; picture: string }
  | { type: 'mask-dropped' }
  | { type: 'words-changed'; words: Partial<Words> }
  | { type: 'product-changed'; product: DraftProduct | null }
  | { type: 'arranged'; arrangement: Arrangement | null }
  | { type: 'chance-drawn'; chance: number }
  | { type: 'region-changed'; event: RegionEvent }
  | { type: 'edits-started'; editIds: string[]; ordered?: string; chance?: number }
  | { type: 'edits-seen' }
  | { type: 'edit-retried'; former: string; editId: string }
  | { type: 'result-left' }
  | { type: 'remixed'; draft: Draft }
  | { type: 'started-over' };

/** Corrections belong to what the words named when they were made. */
function regionAfter({ region, words }: Draft, changed: Partial<Words>): RegionDraft {
  const targetOf = (prompt: string) => readWish(prompt).target;
  const isSame = changed.prompt === undefined || targetOf(changed.prompt) === targetOf(words.prompt);
  return isSame ? region : untouchedRegion;
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

function arrangementAfter(
  { arrangement, words: { prompt: former } }: Draft,
  { prompt = former }: Partial<Words>,
): Arrangement | null {
  return arrangementFor({ arrangement, former, prompt, tool: 'repaint' });
}

function started(
  { chance }: Draft,
  event: { editIds: string[]; ordered?: string; chance?: number },
): Partial<Draft> {
  return {
    ...{ editIds: event.editIds, isAwaiting: true },
    ...{ ordered: event.ordered ?? '', chance: event.chance ?? chance },
  };
}

/** A mask, with the arrangement that was made for it. */
function withMask({ mask: former, arrangement }: Draft, mask: DraftMask) {
  return {
    mask,
    arrangement: former?.picture === mask.picture ? arrangement : null,
  };
}

/** What the draft becomes: words and marks belong to the photo they were made for, another one begins clean. */
export function nextDraft(draft: Draft, event: DraftEvent): Draft {
  switch (event.type) {
    case 'photo-chosen':
      return event.photo.id === draft.photo?.id
        ? { ...draft, ...noEdits, photo: event.photo, mask: null, region: untouchedRegion, arrangement: null }
        : { ...emptyDraft, photo: event.photo };
    // The same room in another light: what is marked stays marked.
    case 'photo-brightened':
      return { ...draft, ...noEdits, photo: event.photo };
    case 'mask-painted':
      return { ...draft, ...withMask(draft, { filename: null, picture: event.picture }) };
    case 'mask-saved':
      return { ...draft, ...withMask(draft, { filename: event.filename, picture: event.picture }) };
    case 'mask-dropped':
      return { ...draft, mask: null, arrangement: null };
    case 'product-changed':
      return { ...draft, product: event.product, arrangement: null };
    case 'words-changed':
      return {
        ...draft,
        words: { ...draft.words, ...event.words },
        region: regionAfter(draft, event.words),
        arrangement: arrangementAfter(draft, event.words),
      };
    case 'arranged':
      return { ...draft, arrangement: event.arrangement };
    case 'chance-drawn':
      return { ...draft, chance: draft.chance ?? event.chance };
    case 'region-changed':
      return { ...draft, region: nextRegionDraft(draft.region, event.event) };
    case 'edits-started':
      return { ...draft, ...started(draft, event) };
    case 'edits-seen':
      return { ...draft, resultIds: draft.editIds, isAwaiting: false };
    case 'edit-retried': {
      const renewed = (ids: string[]) => ids.map((id) => (id === event.former ? event.editId : id));
      return { ...draft, editIds: renewed(draft.editIds), resultIds: renewed(draft.resultIds) };
    }
    case 'result-left':
      return { ...draft, ...noEdits };
    case 'remixed':
      return event.draft;
    case 'started-over':
      return emptyDraft;
  }
}

export const steps = ['upload', 'draw', 'generate', 'result'] as const;
export type Step = (typeof steps)[number];

/** Where one goes on with the work in hand; null when there is none. */
export function stepInHand(draft: Draft): Step | null {
  if (draft.photo === null) return null;
  if (draft.isAwaiting) return 'generate';
  if (draft.resultIds.length > 0) return 'result';
  return draft.mask?.filename ? 'generate' : 'draw';
}

/** The step that the draft can show: the one asked for, or where one goes on without a photo or a result. */
export function reachableStep(draft: Draft, wanted: Step): Step {
  if (draft.photo === null) return 'upload';
  if (wanted === 'result' && draft.resultIds.length === 0) return stepInHand(draft) ?? 'upload';
  return wanted;
}

/** Generate is possible with a photo and words that are not blank, or a product whose width is known. */
export function canGenerate(draft: Draft): boolean {
  return (
    draft.photo !== null &&
    (draft.product === null ? draft.words.prompt.trim() !== '' : isPlaceable(draft.product))
  );
}
