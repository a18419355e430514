import { useTranslation } from 'react-i18next';
import { blockOf } from './model/region-block.ts';
import type { RegionInHand } from './use-region.ts';

/** Why the button that spends has to wait for the region, in the reader's words; null when it need not. */
export function useRegionBlock(region: RegionInHand | null): string | null {
  const { t } = useTranslation();
  const block = region && blockOf(region);
  return block && t(`edits.region.blocked.${block}`);
}
