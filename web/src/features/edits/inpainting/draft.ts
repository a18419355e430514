import type { Arrangement } from '@maquette/contract';
import { readWish } from '@maquette/engine';
import type { z } from 'zod';
import { DraftMask, type DraftPhoto, maskAfter, type MaskEvent } from '../draft/draft.ts';
import type { KeptDraft } from '../draft/use-draft.ts';
import { arrangementFor, nextWished, noOrder, WishedDraft, type WishedEvent } from '../draft/wished-draft.ts';
import { DraftProduct, isPlaceable } from '../product/product.ts';
import { nextRegionDraft, RegionDraft, type RegionEvent, untouchedRegion } from '../region/region-draft.ts';
import { noWords, Words } from '../words/words.ts';

/** The work in hand: what a reload must not lose. */
export const Draft = WishedDraft.extend({
  mask: DraftMask.nullable(),
  /** Where premium is to change something that the words name and nobody has marked. */
  region: RegionDraft.default(untouchedRegion),
  words: Words,
  /** A thing of one's own that is to be put instead of what words say. */
  product: DraftProduct.nullable().default(null),
});
export type Draft = z.infer<typeof Draft>;

export const emptyDraft: Draft = {
  ...{ photo: null, mask: null, region: untouchedRegion, arrangement: null },
  ...{ words: noWords, product: null, ...noOrder },
};

/** How the draft is kept on this device. */
export const keptInpainting: KeptDraft<Draft> = { version: 3, schema: Draft, empty: emptyDraft };

export type DraftEvent =
  | { type: 'photo-chosen'; photo: DraftPhoto }
  | { type: 'photo-dropped' }
  | MaskEvent
  | { type: 'words-changed'; words: Partial<Words> }
  | { type: 'product-changed'; product: DraftProduct | null }
  | { type: 'region-changed'; event: RegionEvent }
  | WishedEvent<Draft>
  | { type: 'started-over' };

/** Corrections belong to what the words named when they were made. */
function regionAfter({ region, words }: Draft, changed: Partial<Words>): RegionDraft {
  const targetOf = (prompt: string) => readWish(prompt).target;
  const isSame = changed.prompt === undefined || targetOf(changed.prompt) === targetOf(words.prompt);
  return isSame ? region : untouchedRegion;
}

function arrangementAfter(
  { arrangement, words: { prompt: former } }: Draft,
  { prompt = former }: Partial<Words>,
): Arrangement | null {
  return arrangementFor({ arrangement, former, prompt, tool: 'repaint' });
}

/** A mask, with the arrangement that was made for it. */
function withMask({ mask: former, arrangement }: Draft, mask: DraftMask | null) {
  return { mask, arrangement: mask !== null && former?.picture === mask.picture ? arrangement : null };
}

/** What the draft becomes: words and marks belong to the photo they were made for, another one begins clean. */
export function nextDraft(draft: Draft, event: DraftEvent): Draft {
  switch (event.type) {
    case 'photo-chosen':
      return event.photo.id === draft.photo?.id
        ? { ...draft, ...noOrder, photo: event.photo, mask: null, region: untouchedRegion, arrangement: null }
        : { ...emptyDraft, photo: event.photo };
    case 'photo-dropped':
    case 'started-over':
      return emptyDraft;
    case 'mask-painted':
    case 'mask-saved':
    case 'mask-dropped':
      return { ...draft, ...withMask(draft, maskAfter(event)) };
    case 'product-changed':
      return { ...draft, product: event.product, arrangement: null };
    case 'words-changed':
      return {
        ...draft,
        words: { ...draft.words, ...event.words },
        region: regionAfter(draft, event.words),
        arrangement: arrangementAfter(draft, event.words),
      };
    case 'region-changed':
      return { ...draft, region: nextRegionDraft(draft.region, event.event) };
    default:
      return nextWished(draft, event);
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
