import { type AdminPerson, limits } from '@maquette/contract';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { errorToMessage } from '../../platform/api/error-to-message.ts';
import { useToast } from '../../platform/toasts/use-toast.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useAdjustCredits } from './commands.ts';

/** Gives or takes credits, with the reason that is kept. */
export function AdjustForm({ person }: { person: AdminPerson }) {
  const { t } = useTranslation();
  const { form, submit, isPending, failure } = useAdjustForm(person);
  const { errors } = form.formState;
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {failure && <Banner tone="danger">{failure}</Banner>}
      <div className="grid gap-4 sm:grid-cols-[12rem_1fr]">
        <TextField
          label={t('admin.adjust.amount')}
          hint={t('admin.adjust.amountHint')}
          inputMode="text"
          autoComplete="off"
          required
          error={errors.amount?.message}
          {...form.register('amount')}
        />
        <TextField
          label={t('admin.reason')}
          autoComplete="off"
          maxLength={limits.reasonMax}
          required
          error={errors.reason?.message}
          {...form.register('reason')}
        />
      </div>
      <div>
        <Button type="submit" busy={isPending}>
          {t('admin.adjust.do')}
        </Button>
      </div>
    </form>
  );
}

/** Checks amount and reason, sends them, and is empty again afterwards. */
function useAdjustForm({ id }: AdminPerson) {
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
}

/** The credits that somebody typed, signed; null for anything but a whole number within the limits, other than 0. */
export function creditsTyped(text: string): number | null {
  const plain = text.trim().replace('−', '-').replace(/^\+/, '');
  if (!/^-?\d{1,9}$/.test(plain)) return null;
  const amount = Number(plain);
  return amount === 0 || Math.abs(amount) > limits.adjustmentMax ? null : amount;
}
