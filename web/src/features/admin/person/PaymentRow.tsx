import type { PaymentReceipt } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { Row } from './Row.tsx';
import { useReceiptItem } from './use-receipt-item.ts';

interface PaymentRowProps {
  receipt: PaymentReceipt;
  onRefund: () => void;
}

export function PaymentRow({ receipt, onRefund }: PaymentRowProps) {
  const { t } = useTranslation();
  const { moment, money } = useAdminWords();
  const { amountCents, refundedCents, isTest, paidAt } = receipt;
  const item = useReceiptItem(receipt);
  return (
    <Row
      title={
        <>
          {item}
          {isTest && <Tag>{t('admin.payments.test')}</Tag>}
          {refundedCents > 0 && (
            <Tag tone="warning">{t('admin.payments.refunded', { amount: money(refundedCents) })}</Tag>
          )}
        </>
      }
      note={moment(paidAt)}
      end={
        <>
          <span className="font-medium">{money(amountCents)}</span>
          {refundedCents < amountCents && (
            <Button
              variant="secondary"
              size="sm"
              aria-label={t('admin.refund.named', { item, amount: money(amountCents) })}
              onClick={onRefund}
            >
              {t('admin.refund.open')}
            </Button>
          )}
        </>
      }
    />
  );
}
