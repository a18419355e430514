import type { RegionDraft } from './region-draft.ts';

/** Why nothing can be changed yet with the region as it is. */
export type RegionBlock = 'finding' | 'empty' | 'doubtful';

export interface RegionState {
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

/** Whether somebody has looked: who corrects a region or takes another one says what is meant. */
export function isLookedAt({ corrections, isConfirmed }: RegionDraft): boolean {
  return isConfirmed || corrections.some((one) => one.kind !== 'taken' || one.region !== null);
}
