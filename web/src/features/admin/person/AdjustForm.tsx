import { type AdminPerson, limits } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useAdjustForm } from './use-adjust-form.ts';

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
