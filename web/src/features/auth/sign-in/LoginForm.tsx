import type { LoginBody, SignedIn } from '@maquette/contract';
import { useMutation } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { ApiError } from '../../../platform/api/api-error.ts';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import { loadChunk } from '../../../platform/load-chunk.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { PasswordField } from '../fields/PasswordField.tsx';
import { useStartSession } from '../start-session.ts';

interface Login {
  email: string;
  password: string;
  rememberMe: boolean;
}

function failureText(error: Error, t: TFunction): string {
  return error instanceof ApiError && error.code === 'validation_failed'
    ? t('auth.loginError')
    : errorToMessage(error, t, t('auth.loginFailed'));
}

interface LoginFormProps {
  hrefs: { forgotPassword: string; register: string };
}

/** Signs in; the page then leads on. What was typed stays after a refusal. */
export function LoginForm({ hrefs }: LoginFormProps) {
  const { t } = useTranslation();
  const { state } = useLocation();
  const login = useLogin();
  // Without values of its own the form takes over what was typed while it was a drawn page.
  const { register, handleSubmit, formState } = useForm<Login>();
  const { errors } = formState;
  const submit = handleSubmit((values) => login.mutate({ ...values, email: values.email.trim() }));

  return (
    <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-5">
      {login.error && <Banner tone="danger">{failureText(login.error, t)}</Banner>}
      <TextField
        label={t('auth.email')}
        type="email"
        autoComplete="username"
        required
        error={errors.email?.message}
        {...register('email', { required: t('auth.required.email') })}
      />
      <PasswordField
        label={t('auth.password')}
        autoComplete="current-password"
        required
        error={errors.password?.message}
        {...register('password', { required: t('auth.required.password') })}
      />
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 touch:gap-y-0">
        <Checkbox label={t('auth.rememberMe')} {...register('rememberMe')} />
        <Link
          to={hrefs.forgotPassword}
          className="inline-flex items-center text-[15px] text-accent-ink underline-offset-4 hover:underline touch:min-h-11"
        >
          {t('auth.forgotPassword')}
        </Link>
      </div>
      <Button type="submit" size="lg" busy={login.isPending}>
        {t('auth.signIn')}
      </Button>
      <p className="text-center text-ink-soft">
        {t('auth.noAccount')}{' '}
        <Link
          to={hrefs.register}
          state={state}
          className="font-medium text-accent-ink underline underline-offset-4"
        >
          {t('auth.createAccount')}
        </Link>
      </p>
    </form>
  );
}

function fetchPostLogin() {
  return loadChunk(() => import('../calls.ts'));
}

/**
 * Call and schemas are fetched once the form is drawn, so that it is there sooner. Not first on sending it: browsers
 * never try again a part that could not be fetched, and the server may be away just then.
 */
function useLogin() {
  const startSession = useStartSession();
  useEffect(() => {
    fetchPostLogin().catch(() => undefined);
  }, []);
  return useMutation<SignedIn, Error, LoginBody>({
    mutationFn: async (body) => (await fetchPostLogin()).postLogin(body),
    onSuccess: startSession,
  });
}
