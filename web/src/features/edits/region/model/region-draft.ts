import { z } from 'zod';
import { Correction } from './correction.ts';

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
export const nextRegionDraft = (draft: RegionDraft, event: RegionEvent): RegionDraft => {
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
};
