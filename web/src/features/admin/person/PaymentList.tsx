import type { PaymentReceipt } from '@maquette/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/Dialog.tsx';
import { PaymentRow } from './PaymentRow.tsx';
import { RefundForm } from './RefundForm.tsx';
import { Rows } from './Rows.tsx';

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
