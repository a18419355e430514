import type { CreditTransaction } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { useAdminWords } from '../use-admin-words.ts';
import { Row } from './Row.tsx';

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
