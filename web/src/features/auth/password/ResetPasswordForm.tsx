import { authEndpoints, limits, type ResetPasswordBody } from '@maquette/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ApiError } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import { useRefusals } from '../../../platform/forms/use-refusals.ts';
import { keyOf } from '../../../platform/query/key-of.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Button } from '../../../ui/Button.tsx';
import { useEndSession } from '../end-session.ts';
import { NewPasswordFields } from '../fields/NewPasswordFields.tsx';
import { Outcome, useLeadOn } from '../fields/Outcome.tsx';

interface ResetPasswordFormProps {
  /** The secret of the link that was followed. */
  token: string;
  hrefs: { login: string; forgotPassword: string };
  /** What the login page is told about why one comes. */
  loginState: unknown;
}

/** Sets a new password, then leads to signing in with it. */
export function ResetPasswordForm({ token, hrefs, loginState }: ResetPasswordFormProps) {
  const { t } = useTranslation();
  const { form, submit, isPending, isDone, deadLink, failure } = useNewPassword(token);
  useLeadOn(isDone ? hrefs.login : null, loginState);
  const { errors } = form.formState;

  if (isDone) {
    return (
      <Outcome tone="success" message={t('auth.passwordResetSuccess')}>
        <Link to={hrefs.login} state={loginState} replace className={buttonClass({ size: 'lg' })}>
          {t('auth.signIn')}
        </Link>
      </Outcome>
    );
  }
  if (deadLink) {
    return (
      <Outcome tone="danger" message={deadLink}>
        <Link to={hrefs.forgotPassword} replace className={buttonClass({ size: 'lg' })}>
          {t('auth.askForNewLink')}
        </Link>
      </Outcome>
    );
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {failure && <Banner tone="danger">{failure}</Banner>}
      <NewPasswordFields
        typed={form.watch('password')}
        password={{
          label: t('auth.newPassword'),
          minLength: limits.passwordMin,
          error: errors.password?.message,
          ...form.register('password'),
        }}
        confirmation={{
          label: t('auth.confirmNewPassword'),
          minLength: limits.passwordMin,
          error: errors.confirmPassword?.message,
          ...form.register('confirmPassword'),
        }}
      />
      <p className="text-[15px] text-ink-soft">{t('auth.resetIntro')}</p>
      <Button type="submit" size="lg" busy={isPending}>
        {t('auth.setNewPassword')}
      </Button>
    </form>
  );
}

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
function useNewPassword(token: string) {
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
