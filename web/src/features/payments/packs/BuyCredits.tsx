import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { printMoney } from '../../../platform/i18n/print-money.ts';
import { Button } from '../../../ui/Button.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { LoadFailure } from '../../../platform/LoadFailure.tsx';
import { MethodField } from '../cards/MethodField.tsx';
import { useOffers } from './offers.ts';
import { PackChoice } from './PackChoice.tsx';
import { CheaperElsewhere } from './CheaperElsewhere.tsx';
import { cheaperThan, type PriceList } from './purchase.ts';
import { type Order, type Purchase, PurchaseDialog } from './PurchaseDialog.tsx';
import { usePurchaseForm } from './use-purchase-form.ts';

interface BuyingProps {
  /** Kept by the page: an order whose answer was lost stays the same order when this is opened again. */
  purchase: Purchase;
  /** Credits were bought; the sentence says how many. */
  onDone: (message: string) => void;
  /** The page with the other list of packs. */
  otherHref: string;
}

/** A pack or any other number of credits, how it is paid, and a question before it is. */
export function BuyCredits(buying: BuyingProps) {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useOffers();
  return (
    <Panel title={t('payment.buy.title')} intro={t('payment.buy.intro')}>
      {data && <BuyForm list={data} {...buying} />}
      {!data && error && (
        <LoadFailure
          error={error}
          message={t('payment.errors.prices')}
          isFetching={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton className="h-72" />}
    </Panel>
  );
}

function BuyForm({ list, purchase, onDone, otherHref }: BuyingProps & { list: PriceList }) {
  const { t, i18n } = useTranslation();
  const form = usePurchaseForm(list);
  const [order, setOrder] = useState<Order | null>(null);
  const { credits: wanted, priceCents } = form;
  const cheaper =
    wanted === null || priceCents === null
      ? null
      : cheaperThan({ credits: wanted, priceCents }, list, 'main');
  const done = (message: string) => {
    setOrder(null);
    form.reset();
    onDone(message);
  };
  return (
    <>
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          setOrder(form.send());
        }}
      >
        <PackChoice
          list={list}
          credits={form.credits}
          onChoose={(credits) => form.setAmount(String(credits))}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label={t('payment.buy.amount')}
            inputMode="numeric"
            value={form.amount}
            onChange={({ target }) => form.setAmount(target.value)}
            hint={t('payment.buy.amountHint', { price: printMoney(list.centsPerCredit, i18n.language) })}
            error={form.amountError}
          />
          <MethodField choice={form.method} onChoice={form.setMethod} error={form.methodError} />
        </div>
        {cheaper && <CheaperElsewhere offer={cheaper} href={otherHref} />}
        <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-5">
          <p className="flex items-baseline gap-3">
            <span className="text-ink-soft">{t('payment.buy.total')}</span>
            <output className="text-2xl font-semibold tracking-tight tabular-nums">
              {form.priceCents === null ? '–' : printMoney(form.priceCents, i18n.language)}
            </output>
          </p>
          <Button type="submit" size="lg">
            {t('payment.buy.purchase')}
          </Button>
        </div>
      </form>
      <PurchaseDialog
        dashboard="main"
        order={order}
        purchase={purchase}
        onClose={() => setOrder(null)}
        onDone={done}
      />
    </>
  );
}
