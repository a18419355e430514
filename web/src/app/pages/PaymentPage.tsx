import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { useSession } from '../../features/auth/index.ts';
import { CreditsTab, MethodsTab, ReceiptsPanel, TestMoneyNotice } from '../../features/payments/index.ts';
import { SubscriptionsTab } from '../../features/subscriptions/index.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { SupportLink } from '../money/SupportLink.tsx';
import { paths } from '../paths.ts';

/** In the order in which they stand; the first one is open at first. */
const tabs = ['subscriptions', 'credits', 'methods'] as const;

/** The tab that the end of an address names: `/payment/methods`; the first one for anything else. */
export function paymentTabOf(rest: string): (typeof tabs)[number] {
  return tabs.find((tab) => rest === tab || rest.startsWith(`${tab}/`)) ?? tabs[0];
}

/** Plans, credits and cards on one page, each on a tab of its own, and the receipts of what was paid. */
export function PaymentPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { '*': rest = '' } = useParams();
  const tab = paymentTabOf(rest);
  const { user } = useSession();
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-6 px-4 py-10 sm:px-6">
      <h1 className="text-3xl font-semibold tracking-tight">{t('app.title.payment')}</h1>
      <TestMoneyNotice />
      <Tabs
        label={t('payment.tabs')}
        tabs={tabs.map((id) => ({ id, label: t(`payment.tab.${id}`) }))}
        selected={tab}
        onSelect={(id) => void navigate(paths.payment.href(id))}
      >
        {tab === 'subscriptions' && <SubscriptionsTab />}
        {tab === 'credits' && <CreditsTab otherHref={paths.subscription.href('credits')} />}
        {tab === 'methods' && <MethodsTab />}
      </Tabs>
      <ReceiptsPanel
        hrefOf={paths.receipt.href}
        buyerHref={paths.profile.href()}
        hasBuyer={Object.values(user?.invoiceTo ?? {}).some((line) => line !== '')}
      />
      <SupportLink />
    </div>
  );
}
