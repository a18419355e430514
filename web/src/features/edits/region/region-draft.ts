import { SelectionBox, SelectionPoints } from '@maquette/contract';
import { z } from 'zod';

const Fraction = z.number().min(0).max(1);

/** A region of a photo. Places are in pixels of the upright photo. */
export const Region = z.object({
  /** Grey PNG as a data URL, of the photo's aspect; white = selected. */
  mask: z.string(),
  confidence: Fraction,
  /** Part of the photo it covers. */
  coverage: Fraction,
  /** Left, top, right, bottom. */
  bounds: SelectionBox,
  /** A place inside it, near its middle. */
  inside: z.object({ x: z.number(), y: z.number() }),
  /** Name of the model that found it; absent = our own eye. */
  foundBy: z.string().optional(),
});
export type Region = z.infer<typeof Region>;

/** What a person did to the region found: pointed at places, drew a box, or took another one (null: none of them). */
export const Correction = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('points'), points: SelectionPoints }),
  z.object({ kind: z.literal('box'), box: SelectionBox }),
  z.object({ kind: z.literal('taken'), region: Region.nullable() }),
]);
export type Correction = z.infer<typeof Correction>;

/** What to look for. */
export interface RegionWish {
  readonly words: string;
  readonly points: z.infer<typeof SelectionPoints>;
  readonly box: z.infer<typeof SelectionBox> | null;
  /** What is found is to be taken away. */
  readonly isToGo?: boolean;
}

/** How a region was corrected: what a reload must not lose. */
export const RegionDraft = z.object({
  corrections: z.array(Correction),
  /** The person has said that an uncertain region is meant. */
  isConfirmed: z.boolean(),
});
export type RegionDraft = z.infer<typeof RegionDraft>;

export const untouchedRegion: RegionDraft = { corrections: [], isConfirmed: false };

export type RegionEvent =
  | { type: 'corrected'; correction: Correction }
  | { type: 'undone' }
  | { type: 'restarted' }
  | { type: 'confirmed' };

/** What the draft becomes. */
export function nextRegionDraft(draft: RegionDraft, event: RegionEvent): RegionDraft {
  switch (event.type) {
    case 'corrected':
      return { ...draft, corrections: [...draft.corrections, event.correction] };
    case 'undone':
      return { corrections: draft.corrections.slice(0, -1), isConfirmed: false };
    case 'restarted':
      return untouchedRegion;
    case 'confirmed':
      return { ...draft, isConfirmed: true };
  }
}

/** A selection call takes no more. */
const MAX_POINTS = 200;

function withCorrection(wish: RegionWish, correction: Correction): RegionWish {
  switch (correction.kind) {
    case 'points':
      return { ...wish, points: [...wish.points, ...correction.points].slice(-MAX_POINTS) };
    // Who draws a box begins anew with it; places outside would contradict it.
    case 'box':
      return { ...wish, points: [], box: correction.box };
    // The words led elsewhere: from here on the region stands for itself.
    case 'taken': {
      const { region } = correction;
      if (region === null) return { words: '', points: [], box: null };
      return { words: '', points: [{ ...region.inside, keep: true }], box: region.bounds };
    }
  }
}

/** What to look for after the corrections, and the region taken last (undefined: the one that is found). */
export function readCorrections(
  words: string,
  corrections: readonly Correction[],
): { wish: RegionWish; taken: Region | null | undefined } {
  const last = corrections.at(-1);
  const sought = corrections.slice(0, corrections.findLastIndex(({ kind }) => kind !== 'taken') + 1);
  return {
    wish: sought.reduce(withCorrection, { words: words.trim(), points: [], box: null }),
    taken: last?.kind === 'taken' ? last.region : undefined,
  };
}

export function isBlankWish({ words, points, box }: RegionWish): boolean {
  return words === '' && points.length === 0 && box === null;
}

/** Whether somebody has looked: who corrects a region or takes another one says what is meant. */
export function isLookedAt({ corrections, isConfirmed }: RegionDraft): boolean {
  return isConfirmed || corrections.some((one) => one.kind !== 'taken' || one.region !== null);
}
