import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import { printMoney } from '../../../platform/i18n/print-money.ts';
import { useBuying } from '../../../platform/use-buying.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { packsFor, type PriceList } from '../model/purchase.ts';
import type { Purchase } from './pay-slots.ts';

interface TopUpProps {
  /** Credits that are missing. */
  missing: number;
  /** Undefined until it is known: the other ways stay. */
  list: PriceList | undefined;
  purchase: Purchase;
  /** Where there are other amounts and plans. */
  href: string;
  /** Just before the page is left. */
  onLeave: () => void;
}

/** The shortest ways to the credits that are missing: two packs, paid on the payment page, and all the rest. */
export function TopUp({ missing, list, purchase, href, onLeave }: TopUpProps) {
  const { t, i18n } = useTranslation();
  const { send, isBusy, error } = useBuying(purchase, () => undefined);
  const packs = list ? packsFor(missing, list) : [];
  const buy = (credits: number, priceCents: number) => {
    onLeave();
    send({ amount: priceCents / 100, credits });
  };
  return (
    <div className="flex flex-col gap-3">
      {error && <Banner tone="danger">{errorToMessage(error, t, t('credits.purchaseFailed'))}</Banner>}
      {packs.length > 0 && <p>{t('credits.short.packs')}</p>}
      {packs.map(({ id, credits, priceCents }, at) => (
        <Button
          key={id}
          variant={at === 0 ? 'primary' : 'secondary'}
          busy={isBusy}
          onClick={() => buy(credits, priceCents)}
        >
          {t('credits.short.pack', { count: credits, price: printMoney(priceCents, i18n.language) })}
        </Button>
      ))}
      <Link
        to={href}
        onClick={onLeave}
        className="inline-flex min-h-11 items-center self-center font-medium text-accent-ink underline underline-offset-4"
      >
        {t('credits.short.all')}
      </Link>
    </div>
  );
}
