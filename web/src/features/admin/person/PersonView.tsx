import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../../ui/Panel.tsx';
import { Asked } from '../Asked.tsx';
import { personQuery } from '../api/people.ts';
import { AdjustForm } from './AdjustForm.tsx';
import { EditRow } from './EditRow.tsx';
import { LedgerRow } from './LedgerRow.tsx';
import { PaymentList } from './PaymentList.tsx';
import { PersonFacts } from './PersonFacts.tsx';
import { Rows } from './Rows.tsx';
import { SubscriptionRow } from './SubscriptionRow.tsx';

/** One person: who, what they paid, spent and made; credits can be adjusted, payments given back. */
export function PersonView({ id }: { id: string }) {
  const { t } = useTranslation();
  const asked = useQuery(personQuery(id));
  return (
    <Asked asked={asked}>
      {({ user, transactions, edits, receipts, subscriptions }) => (
        <div className="flex flex-col gap-6">
          <PersonFacts person={user} />
          <Panel title={t('admin.adjust.title')} intro={t('admin.adjust.intro')}>
            <AdjustForm person={user} />
          </Panel>
          <Panel title={t('admin.payments.title')}>
            <PaymentList receipts={receipts} />
          </Panel>
          <Panel title={t('admin.subscriptions.title')}>
            <Rows of={subscriptions} none={t('admin.subscriptions.none')}>
              {(subscription) => <SubscriptionRow key={subscription.id} subscription={subscription} />}
            </Rows>
          </Panel>
          <Panel title={t('admin.ledger.title')}>
            <Rows of={transactions} none={t('admin.ledger.none')}>
              {(entry) => <LedgerRow key={entry.id} entry={entry} />}
            </Rows>
          </Panel>
          <Panel title={t('admin.edits.title')}>
            <Rows of={edits} none={t('admin.edits.none')}>
              {(edit) => <EditRow key={edit.id} edit={edit} />}
            </Rows>
          </Panel>
        </div>
      )}
    </Asked>
  );
}
