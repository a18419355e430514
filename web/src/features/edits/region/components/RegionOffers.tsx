import { Plus } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../../../ui/Chip.tsx';
import type { Region } from '../model/correction.ts';
import type { RegionOffer } from '../use-region-offers.ts';

interface RegionOffersProps {
  offers: readonly RegionOffer[];
  /** Shows on the photo what would be taken; null = no longer. */
  onShow: (region: Region | null) => void;
  onTake: (region: Region) => void;
}

/** What would make the region better: looked at by pointing or by the focus, taken by one click. */
export function RegionOffers({ offers, onShow, onTake }: RegionOffersProps) {
  const { t } = useTranslation();
  // Offers that go away take what they show along.
  useEffect(() => () => onShow(null), [offers, onShow]);
  if (offers.length === 0) return null;
  const reasons = offers.flatMap(({ reason }) => reason ?? []);
  return (
    <div role="group" aria-label={t('edits.help.title')} className="flex flex-wrap items-center gap-2">
      {reasons.map((reason) => (
        <p key={reason} className="w-full text-sm text-warning">
          {reason}
        </p>
      ))}
      {offers.map(({ label, region }) => (
        <Chip
          key={label}
          icon={<Plus aria-hidden size={15} />}
          onPointerEnter={() => onShow(region)}
          onPointerLeave={() => onShow(null)}
          onFocus={() => onShow(region)}
          onBlur={() => onShow(null)}
          onClick={() => onTake(region)}
        >
          {label}
        </Chip>
      ))}
    </div>
  );
}
