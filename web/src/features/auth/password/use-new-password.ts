import { authEndpoints, limits, type ResetPasswordBody } from '@maquette/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import { useRefusals } from '../../../platform/forms/use-refusals.ts';
import { keyOf } from '../../../platform/query/key-of.ts';
import { useEndSession } from '../end-session.ts';

interface NewPassword {
  password: string;
  confirmPassword: string;
}

interface Problem {
  field: keyof NewPassword;
  message: `auth.required.${keyof NewPassword}` | 'auth.passwordsDiffer' | 'auth.passwordProblem.too_short';
}

/**
 * The first thing wrong with a new password, or null. Order: what is left empty, both alike, length. The other rules
 * are the server's to enforce here; the list beside the field shows them.
 */
export function firstProblemOf({ password, confirmPassword }: NewPassword): Problem | null {
  if (password === '') return { field: 'password', message: 'auth.required.password' };
  if (confirmPassword === '') return { field: 'confirmPassword', message: 'auth.required.confirmPassword' };
  if (password !== confirmPassword) return { field: 'confirmPassword', message: 'auth.passwordsDiffer' };
  if (password.length < limits.passwordMin)
    return { field: 'password', message: 'auth.passwordProblem.too_short' };
  return null;
}

function isDeadLink(error: Error): boolean {
  return (
    error instanceof ApiError &&
    (error.code === 'token_invalid' || error.code === 'token_expired' || error.fields['token'] !== undefined)
  );
}

/** The form for a new password: checks in order, sends, and tells a refused password from a link that is dead. */
export function useNewPassword(token: string) {
  const { t } = useTranslation();
  const { mutate, error, isPending, isSuccess } = useResetPassword();
  const { error: refusal } = useResetLink(token);
  const form = useForm<NewPassword>({ defaultValues: { password: '', confirmPassword: '' } });
  const failed = t('auth.resetFailed');
  const { failure, showBesideFields } = useRefusals(form, { error, fields: ['password'], failed });

  const submit = form.handleSubmit((values) => {
    const problem = firstProblemOf(values);
    if (problem) {
      form.setError(problem.field, { message: t(problem.message) }, { shouldFocus: true });
      return;
    }
    mutate({ token, password: values.password }, { onError: showBesideFields });
  });

  const dead = [error, refusal].find((why) => why !== null && isDeadLink(why));
  return {
    form,
    submit,
    isPending,
    isDone: isSuccess,
    /** Why this link can never set a password. */
    deadLink: dead ? errorToMessage(dead, t, failed) : null,
    /** Why it did not work this time, unless a field says so. */
    failure,
  };
}

/** Asks on arrival whether the link can still set a password. */
function useResetLink(token: string) {
  const input = { query: { token } };
  return useQuery({
    queryKey: keyOf(authEndpoints.checkResetLink, input),
    queryFn: ({ signal }) => call(authEndpoints.checkResetLink, input, { signal }),
    retry: false,
    staleTime: Infinity,
    refetchOnReconnect: false,
    // A password that was set ends the link; that is told by the form itself.
    gcTime: 0,
  });
}

/** Sets a new password. Every session of the account ends by it, so none is kept here either. */
function useResetPassword() {
  const endSession = useEndSession();
  return useMutation<unknown, Error, ResetPasswordBody>({
    mutationFn: (body) => call(authEndpoints.resetPassword, { body }),
    onSuccess: () => endSession('password-changed'),
  });
}
