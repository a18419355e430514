import { authEndpoints, limits } from '@maquette/contract';
import { useMutation } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import { useRefusals } from '../../../platform/forms/use-refusals.ts';
import { useEndSession } from '../end-session.ts';

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
export function usePasswordChange() {
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
