import type { PaymentReceipt } from '@maquette/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { Row, Rows } from './PersonRows.tsx';
import { RefundForm } from './RefundForm.tsx';
import { useAdminWords } from './use-admin-words.ts';
import { useReceiptItem } from './use-receipt-item.ts';

/** What somebody paid, and the question before a payment is given back. */
export function PaymentList({ receipts }: { receipts: readonly PaymentReceipt[] }) {
  const { t } = useTranslation();
  const [returning, setReturning] = useState<PaymentReceipt | null>(null);
  const close = () => setReturning(null);
  return (
    <>
      <Rows of={receipts} none={t('admin.payments.none')}>
        {(receipt) => (
          <PaymentRow key={receipt.id} receipt={receipt} onRefund={() => setReturning(receipt)} />
        )}
      </Rows>
      <Dialog
        open={returning !== null}
        onClose={close}
        title={t('admin.refund.title')}
        closeLabel={t('app.close')}
      >
        {returning && <RefundForm receipt={returning} onClose={close} />}
      </Dialog>
    </>
  );
}

interface PaymentRowProps {
  receipt: PaymentReceipt;
  onRefund: () => void;
}

function PaymentRow({ receipt, onRefund }: PaymentRowProps) {
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
