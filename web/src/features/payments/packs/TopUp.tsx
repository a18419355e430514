import type { CreditOffer } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import { printMoney } from '../../../platform/i18n/print-money.ts';
import { useBuying } from '../../../platform/use-buying.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { usePurchaseCredits } from '../orders.ts';
import { TestMoneyNotice } from '../TestMoneyNotice.tsx';
import { useOffers } from './offers.ts';
import { packsFor } from './purchase.ts';

interface TopUpProps {
  /** Credits that are missing. */
  missing: number;
  /** Where there are other amounts and plans. */
  href: string;
  /** Just before the page is left. */
  onLeave: () => void;
}

/** The shortest ways to the credits that are missing: two packs, paid on the payment page, and all the rest. */
export function TopUp({ missing, href, onLeave }: TopUpProps) {
  const { t, i18n } = useTranslation();
  const { data: list } = useOffers();
  const { mutateAsync: purchase } = usePurchaseCredits();
  const { send, isBusy, error } = useBuying(purchase, () => undefined);
  // Until the prices are known the other ways stay.
  const packs = list ? packsFor(missing, list) : [];
  const buy = ({ credits, priceCents, dashboard }: CreditOffer) => {
    onLeave();
    // The server tells the prices of the two dashboards apart by this.
    send({ credits, ...(dashboard === 'main' ? { amount: priceCents / 100 } : { price: priceCents }) });
  };
  return (
    <div className="flex flex-col gap-4">
      <TestMoneyNotice />
      <div className="flex flex-col gap-3">
        {error && <Banner tone="danger">{errorToMessage(error, t, t('payment.errors.purchase'))}</Banner>}
        {packs.length > 0 && <p>{t('payment.short.packs')}</p>}
        {packs.map((pack, at) => (
          <Button
            key={pack.id}
            variant={at === 0 ? 'primary' : 'secondary'}
            busy={isBusy}
            onClick={() => buy(pack)}
          >
            {t('payment.short.pack', {
              count: pack.credits,
              price: printMoney(pack.priceCents, i18n.language),
            })}
          </Button>
        ))}
        <Link
          to={href}
          onClick={onLeave}
          className="inline-flex min-h-11 items-center self-center font-medium text-accent-ink underline underline-offset-4"
        >
          {t('payment.short.all')}
        </Link>
      </div>
    </div>
  );
}
