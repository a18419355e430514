import { Plus } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../../ui/Chip.tsx';
import type { BetterMask } from './mask-offers.ts';

interface OfferChipsProps {
  offers: readonly BetterMask[];
  /** Shows on the photo what would be taken; null = no longer. */
  onShow: (mask: string | null) => void;
  onTake: (mask: string) => void;
}

/** What would make the mask better: looked at by pointing or by the focus, taken by one click. */
export function OfferChips({ offers, onShow, onTake }: OfferChipsProps) {
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
      {offers.map(({ label, mask }) => (
        <Chip
          key={label}
          icon={<Plus aria-hidden size={15} />}
          onPointerEnter={() => onShow(mask)}
          onPointerLeave={() => onShow(null)}
          onFocus={() => onShow(mask)}
          onBlur={() => onShow(null)}
          onClick={() => onTake(mask)}
        >
          {label}
        </Chip>
      ))}
    </div>
  );
}
