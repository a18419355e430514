import { limits, type PaymentReceipt } from '@maquette/contract';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { errorToMessage } from '../../platform/api/error-to-message.ts';
import { useToast } from '../../platform/toasts/use-toast.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useRefundPurchase } from './commands.ts';
import { Row, Rows } from './PersonRows.tsx';
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

interface RefundFormProps {
  receipt: PaymentReceipt;
  onClose: () => void;
}

/** Asks for the reason before a payment is given back, and says what happens to its credits. */
function RefundForm({ receipt, onClose }: RefundFormProps) {
  const { t } = useTranslation();
  const addToast = useToast();
  const { money } = useAdminWords();
  const { mutateAsync: refund, isPending, error } = useRefundPurchase();
  const form = useForm({ defaultValues: { reason: '' } });
  const amount = money(receipt.amountCents - receipt.refundedCents);
  const item = useReceiptItem(receipt);

  const submit = form.handleSubmit(async ({ reason }) => {
    if (isPending) return;
    try {
      await refund({ id: receipt.id, reason: reason.trim() });
    } catch {
      // Told above the form.
      return;
    }
    addToast({ type: 'success', message: t('admin.refund.done', { amount }) });
    onClose();
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {error && <Banner tone="danger">{errorToMessage(error, t, t('admin.failed'))}</Banner>}
      <p>{t('admin.refund.text', { item, amount, count: receipt.credits })}</p>
      <TextField
        label={t('admin.reason')}
        autoComplete="off"
        maxLength={limits.reasonMax}
        required
        error={form.formState.errors.reason?.message}
        {...form.register('reason', {
          validate: (reason) => reason.trim() !== '' || t('admin.reasonRequired'),
        })}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {t('app.cancel')}
        </Button>
        <Button type="submit" variant="danger" busy={isPending}>
          {t('admin.refund.do', { amount })}
        </Button>
      </div>
    </form>
  );
}
