import { useTranslation } from 'react-i18next';
import { printMoney } from '../../../platform/i18n/print-money.ts';
import { classNames } from '../../../ui/class-names.ts';
import { type PriceList, packsOf } from './purchase.ts';

interface PackChoiceProps {
  list: PriceList;
  /** The number that is chosen or typed; null while it is none. */
  credits: number | null;
  onChoose: (credits: number) => void;
}

/** The packs side by side; choosing one fills in its number. */
export function PackChoice({ list, credits, onChoose }: PackChoiceProps) {
  const { t, i18n } = useTranslation();
  return (
    <div role="group" aria-label={t('payment.buy.packs')} className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {packsOf(list).map((pack) => (
        <button
          key={pack.id}
          type="button"
          aria-pressed={pack.credits === credits}
          onClick={() => onChoose(pack.credits)}
          className={classNames(
            'flex flex-col gap-1 rounded-md border px-4 py-3 text-left transition-colors',
            pack.credits === credits
              ? 'border-accent bg-accent-soft text-accent-ink'
              : 'border-line bg-surface hover:border-edge',
          )}
        >
          <span className="font-medium">{t('payment.pack.credits', { count: pack.credits })}</span>
          <span className="text-xl font-semibold tracking-tight tabular-nums">
            {printMoney(pack.priceCents, i18n.language)}
          </span>
        </button>
      ))}
    </div>
  );
}
