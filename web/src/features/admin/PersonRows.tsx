import type { CreditTransaction, Edit, Subscription } from '@maquette/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Tag } from '../../ui/Tag.tsx';
import { useAdminWords } from './use-admin-words.ts';

interface RowsProps<Thing> {
  of: readonly Thing[];
  /** What stands there when there are none. */
  none: string;
  children: (thing: Thing) => ReactNode;
}

export function Rows<Thing>({ of, none, children }: RowsProps<Thing>) {
  if (of.length === 0) return <p className="text-ink-soft">{none}</p>;
  return <ul className="divide-y divide-line">{of.map(children)}</ul>;
}

interface RowProps {
  title: ReactNode;
  /** One line in small. */
  note: ReactNode;
  /** A figure or a button at the end. */
  end?: ReactNode;
}

export function Row({ title, note, end }: RowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-2 break-words">{title}</p>
        <p className="text-sm break-words text-ink-faint">{note}</p>
      </div>
      {end && <div className="flex flex-wrap items-center gap-3 tabular-nums">{end}</div>}
    </li>
  );
}

const editTones = {
  queued: 'neutral',
  running: 'accent',
  succeeded: 'success',
  failed: 'danger',
  cancelled: 'warning',
} as const;

export function EditRow({ edit }: { edit: Edit }) {
  const { t } = useTranslation();
  const { moment } = useAdminWords();
  const { tool, state, createdAt, engine, charged, error } = edit;
  const facts = t('admin.edits.facts', { moment: moment(createdAt), engine: engine.name });
  return (
    <Row
      title={
        <>
          {t(`tool.${tool}`)}
          <Tag tone={editTones[state]}>{t(`admin.state.${state}`)}</Tag>
        </>
      }
      note={error ? t('admin.edits.failedWith', { facts, message: error.message }) : facts}
      end={t('admin.edits.charged', { count: charged })}
    />
  );
}

export function LedgerRow({ entry }: { entry: CreditTransaction }) {
  const { t } = useTranslation();
  const { moment, change, figure } = useAdminWords();
  return (
    <Row
      title={entry.description}
      note={moment(entry.createdAt)}
      end={
        <>
          <span className="font-medium">{change(entry.amount)}</span>
          <span className="text-sm text-ink-faint">
            {t('admin.ledger.after', { balance: figure(entry.balanceAfter) })}
          </span>
        </>
      }
    />
  );
}

const subscriptionTones = { active: 'success', cancelled: 'warning', expired: 'neutral' } as const;

export function SubscriptionRow({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation();
  const { moment } = useAdminWords();
  const { plan_name: plan, status, currentPeriodStart, currentPeriodEnd, auto_renew: renews } = subscription;
  return (
    <Row
      title={
        <>
          {plan}
          <Tag tone={subscriptionTones[status]}>{t(`admin.status.${status}`)}</Tag>
        </>
      }
      note={t('admin.subscriptions.period', {
        from: moment(currentPeriodStart),
        to: moment(currentPeriodEnd),
      })}
      end={renews ? t('admin.subscriptions.renews') : t('admin.subscriptions.ends')}
    />
  );
}
