import { authEndpoints, limits } from '@maquette/contract';
import { useMutation } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import { useRefusals } from '../../../platform/forms/use-refusals.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useEndSession } from '../end-session.ts';
import { LocalPanel } from '../fields/LocalPanel.tsx';
import { NewPasswordFields } from '../fields/NewPasswordFields.tsx';
import { PasswordField } from '../fields/PasswordField.tsx';

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

interface PasswordChange {
  currentPassword: string;
  newPassword: string;
  confirmPassword: string;
}

type Field = keyof PasswordChange;

function useChangePassword() {
  const endSession = useEndSession();
  return useMutation({
    mutationFn: ({ currentPassword, newPassword }: PasswordChange) =>
      call(authEndpoints.changePassword, { body: { currentPassword, newPassword } }),
    onSuccess: () => endSession('password-changed'),
  });
}

/** The first thing that need not be asked of the server. */
function problemOf(
  { currentPassword, newPassword, confirmPassword }: PasswordChange,
  t: TFunction,
): [Field, string] | null {
  if (!currentPassword) return ['currentPassword', t('auth.required.currentPassword')];
  if (!newPassword) return ['newPassword', t('auth.required.newPassword')];
  if (newPassword !== confirmPassword) return ['confirmPassword', t('auth.newPasswordsDiffer')];
  if (newPassword.length < limits.passwordMin) return ['newPassword', t('auth.passwordProblem.too_short')];
  return null;
}

/** The form of a new password. Success ends the session here; what was typed stays after a refusal. */
function usePasswordChange() {
  const { t } = useTranslation();
  const change = useChangePassword();
  const form = useForm<PasswordChange>({
    defaultValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
  });
  const { failure, showBesideFields } = useRefusals(form, {
    error: change.error,
    fields: ['currentPassword', 'newPassword'],
    byCode: { wrong_password: 'currentPassword' },
    failed: t('auth.passwordUpdateError'),
  });

  const submit = form.handleSubmit(async (values) => {
    if (change.isPending) return;
    change.reset();
    const problem = problemOf(values, t);
    if (problem) {
      form.setError(problem[0], { message: problem[1] }, { shouldFocus: true });
      return;
    }
    try {
      await change.mutateAsync(values);
    } catch (error) {
      showBesideFields(error);
    }
  });

  return { form, submit, isPending: change.isPending, failure };
}
