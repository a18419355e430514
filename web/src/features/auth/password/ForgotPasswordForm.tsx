import { authEndpoints, Email } from '@maquette/contract';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { call } from '../../../platform/api/call.ts';
import { useRefusals } from '../../../platform/forms/use-refusals.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/TextField.tsx';

/** Asks for a link to set a new password. What was typed stays after a refusal and goes after success. */
export function ForgotPasswordForm({ hrefs }: { hrefs: { login: string } }) {
  const { t } = useTranslation();
  const { mutate, error, isPending, isSuccess } = useMutation({
    mutationFn: (email: string) => call(authEndpoints.forgotPassword, { body: { email } }),
  });
  const form = useForm({ defaultValues: { email: '' } });
  const { failure, showBesideFields } = useRefusals(form, {
    error,
    fields: ['email'],
    failed: t('auth.passwordResetError'),
  });
  const submit = form.handleSubmit(({ email }) =>
    mutate(email.trim(), { onSuccess: () => form.reset(), onError: showBesideFields }),
  );

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {failure && <Banner tone="danger">{failure}</Banner>}
      {isSuccess && <Banner tone="success">{t('auth.passwordResetEmailSent')}</Banner>}
      <TextField
        label={t('auth.email')}
        type="email"
        autoComplete="email"
        required
        error={form.formState.errors.email?.message}
        {...form.register('email', {
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
        <Link
          to={hrefs.login}
          className="inline-flex items-center font-medium text-accent-ink underline underline-offset-4 touch:min-h-11"
        >
          {t('auth.backToSignIn')}
        </Link>
      </p>
    </form>
  );
}
