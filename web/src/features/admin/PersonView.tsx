import type { AdminPerson } from '@maquette/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Facts } from '../../ui/Facts.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { AdjustForm } from './AdjustForm.tsx';
import { personQuery } from './people.ts';
import { Asked } from './Asked.tsx';
import { PaymentList } from './PaymentList.tsx';
import { EditRow, LedgerRow, Rows, SubscriptionRow } from './PersonRows.tsx';
import { useAdminWords } from './use-admin-words.ts';

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

function PersonFacts({ person }: { person: AdminPerson }) {
  const { t } = useTranslation();
  const { moment, figure, accountType } = useAdminWords();
  const facts = [
    [t('admin.person.email'), person.email],
    [t('admin.person.verified'), person.isVerified ? t('admin.yes') : t('admin.no')],
    [t('admin.person.type'), accountType(person.accountType)],
    [t('admin.person.role'), t(`admin.role.${person.role}`)],
    [t('admin.person.balance'), figure(person.balance)],
    [t('admin.person.held'), figure(person.held)],
    [t('admin.person.since'), moment(person.memberSince)],
    [t('admin.person.number'), person.id],
  ] as const;
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-2xl font-semibold tracking-tight break-words">{person.fullName}</h2>
      <Facts
        facts={facts}
        className="grid gap-x-6 gap-y-4 rounded-lg border border-line bg-surface p-5 sm:grid-cols-2 lg:grid-cols-4"
      />
    </section>
  );
}
