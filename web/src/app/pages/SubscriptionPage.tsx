import { RefreshCw } from 'lucide-react';
import { type Ref, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router';
import { useSession } from '../../features/auth/index.ts';
import { BalanceSummary, Ledger } from '../../features/credits/index.ts';
import { BuyCredits, TestMoneyNotice, usePurchaseCredits } from '../../features/payments/index.ts';
import {
  MySubscriptions,
  NextPaymentSummary,
  Plans,
  PlanSummary,
  useOwnSubscriptions,
  useRefresh,
  useRenewSubscription,
  useSubscribe,
} from '../../features/subscriptions/index.ts';
import { useBriefly } from '../../platform/use-briefly.ts';
import { Banner } from '../../ui/Banner.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Button } from '../../ui/Button.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { SupportLink } from '../money/SupportLink.tsx';
import { paths } from '../paths.ts';

const tabs = ['mine', 'plans', 'credits'] as const;

/** Plan and credits: how they stand at the top, what can be done about them in three tabs. */
export function SubscriptionPage() {
  const { t, i18n } = useTranslation();
  const { user } = useSession();
  const { '*': rest } = useParams();
  const navigate = useNavigate();
  const list = useOwnSubscriptions(i18n.language);
  // Kept here: an order whose answer was lost stays the same order when its tab is opened again.
  const { mutateAsync: subscribe } = useSubscribe();
  const { mutateAsync: renew } = useRenewSubscription();
  const { mutateAsync: purchase } = usePurchaseCredits();
  const { refresh, isBusy } = useRefresh();
  const { place, message, tell } = useReport();
  const subscriptions = list.data?.subscriptions ?? (list.isError ? null : undefined);
  const tab = tabs.find((name) => name === rest) ?? 'mine';
  const open = (name: (typeof tabs)[number]) =>
    void navigate(paths.subscription.href(name === 'mine' ? undefined : name), { replace: true });

  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-6 px-4 py-10 sm:px-6">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl font-semibold tracking-tight">{t('app.title.subscription')}</h1>
        <div className="flex flex-wrap gap-3">
          <Link
            to={paths.payment.href('methods')}
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
          >
            {t('payment.open')}
          </Link>
          <Button
            variant="secondary"
            size="sm"
            busy={isBusy}
            icon={<RefreshCw aria-hidden size={16} />}
            onClick={({ timeStamp }) => refresh(timeStamp)}
          >
            {t('subscription.refresh')}
          </Button>
        </div>
      </header>
      <TestMoneyNotice />
      <div className="grid gap-4 md:grid-cols-3">
        <PlanSummary subscriptions={subscriptions} isFree={user?.accountType === 'free'} />
        <BalanceSummary />
        <NextPaymentSummary subscriptions={subscriptions} />
      </div>
      <Report place={place} message={message} />
      <Tabs
        label={t('subscription.tabs')}
        tabs={tabs.map((id) => ({ id, label: t(`subscription.tab.${id}`) }))}
        selected={tab}
        onSelect={open}
      >
        {tab === 'mine' && (
          <MySubscriptions list={list} renew={renew} onSeePlans={() => open('plans')} onDone={tell} />
        )}
        {tab === 'plans' && (
          <Plans dashboard="main" subscriptions={subscriptions} subscribe={subscribe} onDone={tell} />
        )}
        {tab === 'credits' && (
          <div className="flex flex-col gap-6">
            <BuyCredits purchase={purchase} onDone={tell} otherHref={paths.payment.href('credits')} />
            <Ledger />
          </div>
        )}
      </Tabs>
      <SupportLink />
    </div>
  );
}

interface ReportProps {
  place: Ref<HTMLDivElement>;
  /** What was done; null while there is nothing to tell. */
  message: string | null;
}

/** Where a page says what was done. Takes no room while it says nothing. */
function Report({ place, message }: ReportProps) {
  return (
    <div ref={place} tabIndex={-1} className="rounded-md outline-none empty:-mt-6">
      {message !== null && <Banner tone="success">{message}</Banner>}
    </div>
  );
}

/**
 * What was done, told for three seconds at the place that holds `place`. The focus goes there, after every dialog has
 * given it back: the button it came from may be gone.
 */
function useReport() {
  const place = useRef<HTMLDivElement>(null);
  const { isShown, show } = useBriefly();
  const [done, setDone] = useState<{ message: string } | null>(null);
  useEffect(() => {
    if (done) place.current?.focus();
  }, [done]);
  const tell = (message: string) => {
    setDone({ message });
    show();
  };
  return { place, message: isShown && done ? done.message : null, tell };
}
