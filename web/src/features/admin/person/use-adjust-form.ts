import type { AdminPerson } from '@maquette/contract';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import { useToast } from '../../../platform/toasts/use-toast.ts';
import { useAdjustCredits } from '../api/touch-money.ts';
import { creditsTyped } from '../model/adjustment.ts';

/** Checks amount and reason, sends them, and is empty again afterwards. */
export const useAdjustForm = ({ id }: AdminPerson) => {
  const { t } = useTranslation();
  const addToast = useToast();
  const adjust = useAdjustCredits();
  const form = useForm({ defaultValues: { amount: '', reason: '' } });

  const submit = form.handleSubmit(async (typed) => {
    const amount = creditsTyped(typed.amount);
    const reason = typed.reason.trim();
    if (amount === null) {
      form.setError('amount', { message: t('admin.adjust.amountWrong') }, { shouldFocus: true });
      return;
    }
    if (reason === '') {
      form.setError('reason', { message: t('admin.reasonRequired') }, { shouldFocus: true });
      return;
    }
    if (adjust.isPending) return;
    try {
      const { creditBalance } = await adjust.mutateAsync({ id, amount, reason });
      addToast({ type: 'success', message: t('admin.adjust.done', { count: creditBalance }) });
      form.reset();
    } catch {
      // Told above the form.
    }
  });
  return {
    form,
    submit,
    isPending: adjust.isPending,
    failure: adjust.error && errorToMessage(adjust.error, t, t('admin.failed')),
  };
};
