import type { CreditOffer } from '@maquette/contract';
import { useQuery } from '@tanstack/react-query';
import { Coins } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { printMoney } from '../../../platform/i18n/print-money.ts';
import { useToast } from '../../../platform/toasts/use-toast.ts';
import { Button } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { balanceQuery, Ledger } from '../../credits/index.ts';
import { usePurchaseCredits } from '../orders.ts';
import { ToldFailure } from '../ToldFailure.tsx';
import { CheaperElsewhere } from './CheaperElsewhere.tsx';
import { useOffers } from './offers.ts';
import { cheaperThan, packsOf, printPricePerCredit } from './purchase.ts';
import { PurchaseDialog } from './PurchaseDialog.tsx';

/** The credits of the payment page: how many there are, packs to buy, and where they came from and went. */
export function CreditsTab({ otherHref }: { otherHref: string }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-6">
      <BalancePanel />
      <section aria-labelledby="payment-packs" className="flex flex-col gap-4">
        <h2 id="payment-packs" className="text-lg font-semibold">
          {t('payment.pack.title')}
        </h2>
        <PackList otherHref={otherHref} />
      </section>
      <Ledger />
    </div>
  );
}

/** What can be spent now. */
function BalancePanel() {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(balanceQuery);
  if (error && !data) {
    return (
      <ToldFailure
        error={error}
        message={t('payment.errors.balance')}
        isFetching={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Skeleton className="h-23" />;
  return (
    <div className="flex items-center gap-4 rounded-lg border border-line bg-surface p-5">
      <span
        aria-hidden
        className="grid size-12 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-ink"
      >
        <Coins size={24} />
      </span>
      <p>
        <span className="block text-sm text-ink-soft">{t('payment.balance')}</span>
        <span className="text-2xl font-semibold tracking-tight tabular-nums">
          {t('payment.pack.credits', { count: data.balance })}
        </span>
        {data.held > 0 && (
          <span className="block text-sm text-ink-faint">{t('payment.held', { count: data.held })}</span>
        )}
      </p>
    </div>
  );
}

const grid = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-4';

/** The packs of this dashboard, and the dialog that buys one. */
function PackList({ otherHref }: { otherHref: string }) {
  const { t } = useTranslation();
  const addToast = useToast();
  const { data, error, isFetching, refetch } = useOffers();
  const { mutateAsync: purchase } = usePurchaseCredits();
  const [chosen, setChosen] = useState<CreditOffer | null>(null);
  const close = () => setChosen(null);
  if (error && !data) {
    return (
      <ToldFailure
        error={error}
        message={t('payment.errors.packs')}
        isFetching={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) {
    return (
      <div aria-busy className={grid}>
        {[1, 2, 3, 4].map((at) => (
          <Skeleton key={at} className="h-54" />
        ))}
      </div>
    );
  }
  return (
    <>
      <ul className={grid}>
        {packsOf(data, 'payment').map((offer) => {
          const cheaper = cheaperThan(offer, data, 'payment');
          return (
            <PackCard
              key={offer.id}
              offer={offer}
              onChoose={() => setChosen(offer)}
              cheaper={cheaper && <CheaperElsewhere offer={cheaper} href={otherHref} />}
            />
          );
        })}
      </ul>
      <PurchaseDialog
        dashboard="payment"
        order={chosen}
        purchase={purchase}
        onClose={close}
        onDone={(message) => {
          addToast({ type: 'success', message });
          close();
        }}
      />
    </>
  );
}

const names = {
  basic: 'payment.pack.basic',
  standard: 'payment.pack.standard',
  premium: 'payment.pack.premium',
  enterprise: 'payment.pack.enterprise',
} as const;

function isNamed(name: string): name is keyof typeof names {
  return Object.hasOwn(names, name);
}

interface PackCardProps {
  offer: CreditOffer;
  onChoose: () => void;
  /** What sells at least as many credits for less. */
  cheaper?: ReactNode;
}

/** A pack of credits with its price, and what one credit of it costs. One without a name is called by its credits. */
export function PackCard({ offer, onChoose, cheaper }: PackCardProps) {
  const { t, i18n } = useTranslation();
  const credits = t('payment.pack.credits', { count: offer.credits });
  const price = printMoney(offer.priceCents, i18n.language);
  const name = offer.name !== null && isNamed(offer.name) ? t(names[offer.name]) : credits;
  return (
    <li
      className={classNames(
        'flex flex-col gap-3 rounded-lg border bg-surface p-5',
        offer.isMostPopular ? 'border-accent shadow-mid' : 'border-line',
      )}
    >
      <div className="flex min-h-6 flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">{name}</h3>
        {offer.isMostPopular && <Tag tone="accent">{t('payment.pack.mostPopular')}</Tag>}
      </div>
      <p className="text-2xl font-semibold tracking-tight tabular-nums">{credits}</p>
      <p className="text-ink-soft">
        <span className="font-medium text-ink">{price}</span>
        <br />
        <span className="text-sm">
          {t('payment.pack.perCredit', { price: printPricePerCredit(offer, i18n.language) })}
        </span>
      </p>
      {cheaper}
      <Button
        variant={offer.isMostPopular ? 'primary' : 'secondary'}
        className="mt-auto"
        aria-label={t('payment.pack.buyNamed', { name, price })}
        onClick={onChoose}
      >
        {t('payment.pack.buy', { price })}
      </Button>
    </li>
  );
}
