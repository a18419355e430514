import { limits } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { LocalPanel } from '../fields/LocalPanel.tsx';
import { NewPasswordFields } from '../fields/NewPasswordFields.tsx';
import { PasswordField } from '../fields/PasswordField.tsx';
import { usePasswordChange } from './use-password-change.ts';

/** A new password, for those who have one here; the others are told who manages theirs. */
export function ChangePassword() {
  const { t } = useTranslation();
  return (
    <LocalPanel
      title={t('auth.changePassword.title')}
      intro={() => t('auth.changePassword.intro')}
      elsewhere={(provider) => t('auth.changePassword.elsewhere', { provider })}
    >
      {({ email }) => <PasswordForm email={email} />}
    </LocalPanel>
  );
}

interface PasswordFormProps {
  /** Whose password it is; for password managers. */
  email: string;
}

function PasswordForm({ email }: PasswordFormProps) {
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
      <NewPasswordFields
        typed={form.watch('newPassword')}
        password={{
          label: t('auth.changePassword.new'),
          minLength: limits.passwordMin,
          error: errors.newPassword?.message,
          ...form.register('newPassword'),
        }}
        confirmation={{
          label: t('auth.changePassword.confirm'),
          minLength: limits.passwordMin,
          error: errors.confirmPassword?.message,
          ...form.register('confirmPassword'),
        }}
      />
      <div>
        <Button type="submit" busy={isPending}>
          {t('auth.changePassword.save')}
        </Button>
      </div>
    </form>
  );
}
