import { authEndpoints, limits } from '@maquette/contract';
import { useMutation } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import { useEndSession } from '../hooks/use-end-session.ts';

interface PasswordChange {
  currentPassword: string;
  newPassword: string;
  confirmPassword: string;
}

type Field = keyof PasswordChange;

const useChangePassword = () => {
  const endSession = useEndSession();
  return useMutation({
    mutationFn: ({ currentPassword, newPassword }: PasswordChange) =>
      call(authEndpoints.changePassword, { body: { currentPassword, newPassword } }),
    onSuccess: () => endSession('password-changed'),
  });
};

/** The first thing that need not be asked of the server. */
const problemOf = (
  { currentPassword, newPassword, confirmPassword }: PasswordChange,
  t: TFunction,
): [Field, string] | null => {
  if (!currentPassword) return ['currentPassword', t('auth.required.currentPassword')];
  if (!newPassword) return ['newPassword', t('auth.required.newPassword')];
  if (newPassword !== confirmPassword) return ['confirmPassword', t('auth.newPasswordsDiffer')];
  if (newPassword.length < limits.passwordMin) return ['newPassword', t('auth.passwordProblem.too_short')];
  return null;
};

/** What the server refused, beside the field it is about. */
const fieldFailures = (error: Error): [Field, string][] => {
  if (!(error instanceof ApiError)) return [];
  const named = (['currentPassword', 'newPassword'] as const).flatMap((field): [Field, string][] => {
    const reason = error.fields[field];
    return reason ? [[field, reason.message]] : [];
  });
  if (named.length === 0 && error.code === 'wrong_password') return [['currentPassword', error.message]];
  return named;
};

/** The form of a new password. Success ends the session here; what was typed stays after a refusal. */
export const usePasswordChange = () => {
  const { t } = useTranslation();
  const change = useChangePassword();
  const form = useForm<PasswordChange>({
    defaultValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
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
      if (!(error instanceof Error)) throw error;
      const [first, ...rest] = fieldFailures(error);
      for (const [field, message] of rest) form.setError(field, { message });
      if (first) form.setError(first[0], { message: first[1] }, { shouldFocus: true });
    }
  });

  const { error, isPending } = change;
  const isShownByFields = error !== null && fieldFailures(error).length > 0;
  return {
    form,
    submit,
    isPending,
    failure: error && !isShownByFields ? errorToMessage(error, t, t('auth.passwordUpdateError')) : null,
  };
};
