import { limits, type PaymentReceipt } from '@maquette/contract';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { errorToMessage } from '../../platform/api/error-to-message.ts';
import { useToast } from '../../platform/toasts/use-toast.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useRefundPurchase } from './commands.ts';
import { useAdminWords } from './use-admin-words.ts';
import { useReceiptItem } from './use-receipt-item.ts';

interface RefundFormProps {
  receipt: PaymentReceipt;
  onClose: () => void;
}

/** Asks for the reason before a payment is given back, and says what happens to its credits. */
export function RefundForm({ receipt, onClose }: RefundFormProps) {
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
