import { Email } from '@maquette/contract';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ApiError } from '../../../../platform/api/api-error.ts';
import { errorToMessage } from '../../../../platform/api/error-to-message.ts';
import { Banner } from '../../../../ui/Banner.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { TextField } from '../../../../ui/TextField.tsx';
import { useForgotPassword } from '../api/forgot-password.ts';

const refusedAddress = (error: Error | null): string | undefined =>
  error instanceof ApiError ? error.fields['email']?.message : undefined;

/** Asks for a link to set a new password. What was typed stays after a refusal and goes after success. */
export function ForgotPasswordForm({ hrefs }: { hrefs: { login: string } }) {
  const { t } = useTranslation();
  const { mutate, error, isPending, isSuccess } = useForgotPassword();
  const { register, handleSubmit, formState, reset, setError } = useForm({ defaultValues: { email: '' } });
  const submit = handleSubmit(({ email }) =>
    mutate(email.trim(), {
      onSuccess: () => reset(),
      onError: (refusal) => {
        const message = refusedAddress(refusal);
        if (message) setError('email', { message }, { shouldFocus: true });
      },
    }),
  );

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {error && !refusedAddress(error) && (
        <Banner tone="danger">{errorToMessage(error, t, t('auth.passwordResetError'))}</Banner>
      )}
      {isSuccess && <Banner tone="success">{t('auth.passwordResetEmailSent')}</Banner>}
      <TextField
        label={t('auth.email')}
        type="email"
        autoComplete="email"
        required
        error={formState.errors.email?.message}
        {...register('email', {
          validate: (email) => {
            if (email.trim() === '') return t('auth.required.email');
            return Email.safeParse(email.trim()).success || t('auth.invalidEmail');
          },
        })}
      />
      <Button type="submit" size="lg" busy={isPending}>
        {t('auth.sendResetLink')}
      </Button>
      <p className="text-center">
        <Link to={hrefs.login} className="font-medium text-accent-ink underline underline-offset-4">
          {t('auth.backToSignIn')}
        </Link>
      </p>
    </form>
  );
}
