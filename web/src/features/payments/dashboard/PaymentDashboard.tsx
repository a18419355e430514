import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Tabs } from '../../../ui/Tabs.tsx';
import { MethodsTab } from '../cards/index.ts';
import { TestMoneyNotice } from '../components/TestMoneyNotice.tsx';
import { BalancePanel, PackList } from '../credits/index.ts';
import { type PaymentTab, paymentTabs } from '../model/payment-tab.ts';
import { PlansTab } from '../plans/index.ts';

interface PaymentDashboardProps {
  tab: PaymentTab;
  onTab: (tab: PaymentTab) => void;
  /** The entries of the account of credits. */
  ledger: ReactNode;
}

/** Plans, credits and cards, each on a tab of its own. */
export function PaymentDashboard({ tab, onTab, ledger }: PaymentDashboardProps) {
  const { t } = useTranslation();
  const tabs = paymentTabs.map((id) => ({ id, label: t(`payment.tab.${id}`) }));
  return (
    <>
      <TestMoneyNotice />
      <Tabs label={t('payment.tabs')} tabs={tabs} selected={tab} onSelect={onTab}>
        {tab === 'subscriptions' && <PlansTab />}
        {tab === 'credits' && (
          <div className="flex flex-col gap-6">
            <BalancePanel />
            <section aria-labelledby="payment-packs" className="flex flex-col gap-4">
              <h2 id="payment-packs" className="text-lg font-semibold">
                {t('payment.pack.title')}
              </h2>
              <PackList />
            </section>
            {ledger}
          </div>
        )}
        {tab === 'methods' && <MethodsTab />}
      </Tabs>
    </>
  );
}
