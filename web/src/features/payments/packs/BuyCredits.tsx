import { limits } from '@maquette/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { printMoney } from '../../../platform/i18n/print-money.ts';
import { LoadFailure } from '../../../platform/LoadFailure.tsx';
import { Button } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { Method } from '../cards/method-choice.ts';
import { MethodField } from '../cards/MethodField.tsx';
import { CheaperElsewhere } from './CheaperElsewhere.tsx';
import { useOffers } from './offers.ts';
import { cheaperThan, creditsIn, fewestOf, isTooMany, packsOf, type PriceList, priceOf } from './purchase.ts';
import { type Order, type Purchase, PurchaseDialog } from './PurchaseDialog.tsx';

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
            {form.priceCents === null
              ? t('payment.buy.purchase')
              : t('payment.buy.purchaseFor', { price: printMoney(form.priceCents, i18n.language) })}
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

interface PackChoiceProps {
  list: PriceList;
  /** The number that is chosen or typed; null while it is none. */
  credits: number | null;
  onChoose: (credits: number) => void;
}

/** The packs side by side; choosing one fills in its number. */
function PackChoice({ list, credits, onChoose }: PackChoiceProps) {
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

const begun = String(limits.purchaseDefaultCredits);

/** Amount and payment method as they are chosen, and what is wrong with them once it was tried. */
function usePurchaseForm(list: PriceList) {
  const { t } = useTranslation();
  const [amount, setAmount] = useState(begun);
  const [method, setMethod] = useState<Method | null>(null);
  const [wasSent, setWasSent] = useState(false);
  const credits = creditsIn(amount);
  const fewest = fewestOf(list);
  const priceCents = credits === null ? null : priceOf(credits, list);

  const wrongAmount = () => {
    if (isTooMany(amount)) return t('payment.buy.tooMany', { count: limits.purchaseCreditsMax });
    if (credits === null || priceCents === null) return t('payment.buy.invalidAmount');
    return fewest !== null && priceCents < list.minimumCents
      ? t('payment.buy.tooFew', { count: fewest })
      : undefined;
  };
  const amountError = wrongAmount();
  const methodError = method ? undefined : t('payment.buy.methodRequired');

  return {
    ...{ amount, setAmount, method, setMethod, credits, priceCents },
    amountError: wasSent ? amountError : undefined,
    methodError: wasSent ? methodError : undefined,
    /** The order, when nothing is wrong with it. */
    send: (): Order | null => {
      setWasSent(true);
      if (amountError || credits === null || priceCents === null || !method) return null;
      return { credits, priceCents, method };
    },
    reset: () => {
      setAmount(begun);
      setMethod(null);
      setWasSent(false);
    },
  };
}
