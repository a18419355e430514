import { Plus } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../../ui/Chip.tsx';
import type { ReadyOffer } from '../hooks/use-offers.ts';

interface OfferRowProps {
  offers: readonly ReadyOffer[];
  /** Shows on the photo what an offer would add; null = no longer. */
  onShow: (offer: ReadyOffer | null) => void;
  onTake: (offer: ReadyOffer) => void;
}

/** What would help the mask: looked at by pointing or by the focus, taken by one click. */
export function OfferRow({ offers, onShow, onTake }: OfferRowProps) {
  const { t } = useTranslation();
  // A row that goes away takes what it shows along.
  useEffect(() => () => onShow(null), [offers, onShow]);
  const reasons = offers.flatMap(({ reason }) => reason ?? []);
  return (
    <div
      role="group"
      aria-label={t('maskEditor.offers')}
      className="mx-auto flex w-fit max-w-full flex-col gap-1.5 rounded-xl border border-line bg-raised p-1.5 shadow-mid"
    >
      {reasons.map((reason) => (
        <p key={reason} className="px-2 pt-0.5 text-[13px] text-warning">
          {reason}
        </p>
      ))}
      <div className="flex gap-1.5 overflow-x-auto p-0.5">
        {offers.map((offer) => (
          <Chip
            key={offer.label}
            icon={<Plus aria-hidden size={15} />}
            className="shrink-0 max-md:h-11!"
            onPointerEnter={() => onShow(offer)}
            onPointerLeave={() => onShow(null)}
            onFocus={() => onShow(offer)}
            onBlur={() => onShow(null)}
            onClick={() => onTake(offer)}
          >
            {offer.label}
          </Chip>
        ))}
      </div>
    </div>
  );
}
