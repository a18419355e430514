import { limits } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { PasswordChecklist } from '../components/PasswordChecklist.tsx';
import { PasswordField } from '../components/PasswordField.tsx';
import { usePasswordChange } from './use-password-change.ts';

interface PasswordFormProps {
  /** Whose password it is; for password managers. */
  email: string;
}

export function PasswordForm({ email }: PasswordFormProps) {
  const { t } = useTranslation();
  const { form, submit, isPending, failure } = usePasswordChange();
  const { errors } = form.formState;
  return (
    <form noValidate onSubmit={submit} className="flex max-w-md flex-col gap-5">
      {failure && <Banner tone="danger">{failure}</Banner>}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t('auth.changePassword.current')}
        autoComplete="current-password"
        required
        error={errors.currentPassword?.message}
        {...form.register('currentPassword')}
      />
      <PasswordField
        label={t('auth.changePassword.new')}
        autoComplete="new-password"
        required
        minLength={limits.passwordMin}
        error={errors.newPassword?.message}
        hint={<PasswordChecklist password={form.watch('newPassword')} />}
        {...form.register('newPassword')}
      />
      <PasswordField
        label={t('auth.changePassword.confirm')}
        autoComplete="new-password"
        required
        minLength={limits.passwordMin}
        error={errors.confirmPassword?.message}
        {...form.register('confirmPassword')}
      />
      <div>
        <Button type="submit" busy={isPending}>
          {t('auth.changePassword.save')}
        </Button>
      </div>
    </form>
  );
}
