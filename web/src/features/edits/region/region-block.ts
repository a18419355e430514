import { useTranslation } from 'react-i18next';
import type { Region } from './region-draft.ts';
import type { RegionInHand } from './use-region.ts';

/** Why nothing can be changed yet with the region as it is. */
type RegionBlock = 'finding' | 'empty' | 'doubtful';

interface RegionState {
  readonly status: 'idle' | 'finding' | 'found' | 'nothing' | 'failed';
  /** The region is uncertain and nobody has said yet that it is meant. */
  readonly asksToConfirm: boolean;
  /** It was corrected: what the words alone would find is not what is shown. */
  readonly canUndo: boolean;
}

/** What stands between the region shown and the button that spends; null for nothing. What was not found by words alone may be known to the engine that is asked. */
export function blockOf({ status, asksToConfirm, canUndo }: RegionState): RegionBlock | null {
  if (status === 'finding') return 'finding';
  if (asksToConfirm) return 'doubtful';
  return canUndo && (status === 'nothing' || status === 'failed') ? 'empty' : null;
}

/** Why the button that spends has to wait for the region, in the reader's words; null when it need not. */
export function useRegionBlock(region: RegionInHand | null): string | null {
  const { t } = useTranslation();
  const block = region && blockOf(region);
  return block && t(`edits.region.blocked.${block}`);
}

/** Whether there is something to answer or to do before the region can be trusted. */
export function hasQuestion({
  status,
  asksToConfirm,
}: Pick<RegionState, 'status' | 'asksToConfirm'>): boolean {
  return (status === 'found' && asksToConfirm) || status === 'nothing' || status === 'failed';
}

/** From here on a region needs no second look. */
const SURE = 0.8;
/** From here on it is more likely right than wrong. */
const LIKELY = 0.5;

export type Trust = 'sure' | 'check' | 'unsure';

function percentOf(part: number): number {
  return Math.round(part * 100);
}

function trustOf(confidence: number): Trust {
  return confidence >= SURE ? 'sure' : confidence >= LIKELY ? 'check' : 'unsure';
}

/** What there is to say of a region, in whole percents; what is selected is never called nothing. */
export function describeRegion({ coverage, confidence }: Pick<Region, 'coverage' | 'confidence'>) {
  return {
    percents: { covered: Math.max(1, percentOf(coverage)), sure: percentOf(confidence) },
    trust: trustOf(confidence),
  };
}
