import type { TFunction } from 'i18next';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { ApiError } from '../../../platform/api/api-error.ts';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useLogin } from '../api/login.ts';
import { PasswordField } from './PasswordField.tsx';

interface Login {
  email: string;
  password: string;
  rememberMe: boolean;
}

const failureText = (error: Error, t: TFunction): string =>
  error instanceof ApiError && error.code === 'validation_failed'
    ? t('auth.loginError')
    : errorToMessage(error, t, t('auth.loginFailed'));

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
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <Checkbox label={t('auth.rememberMe')} {...register('rememberMe')} />
        <Link
          to={hrefs.forgotPassword}
          className="text-[15px] text-accent-ink underline-offset-4 hover:underline"
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
