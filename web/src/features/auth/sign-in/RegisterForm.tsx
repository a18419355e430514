import { Trans, useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { Outcome, useLeadOn } from '../fields/Outcome.tsx';
import { useRegistration } from './use-registration.ts';
import { NewPasswordFields } from '../fields/NewPasswordFields.tsx';

interface RegisterFormProps {
  hrefs: { login: string; terms: string; privacy: string };
}

const linkClass = 'font-medium text-accent-ink underline underline-offset-4';

/** Makes an account; the page then leads on. What was typed stays after a refusal. */
export function RegisterForm({ hrefs }: RegisterFormProps) {
  const { t } = useTranslation();
  const { state } = useLocation();
  const { form, submit, isPending, isMade, failure } = useRegistration();
  useLeadOn(isMade ? hrefs.login : null, state);
  const { errors } = form.formState;
  if (isMade) {
    return (
      <Outcome tone="success" message={t('auth.registrationSuccess')}>
        <Link to={hrefs.login} state={state} replace className={buttonClass({ size: 'lg' })}>
          {t('auth.signIn')}
        </Link>
      </Outcome>
    );
  }
  return (
    <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-5">
      {failure && <Banner tone="danger">{failure}</Banner>}
      <TextField
        label={t('auth.fullName')}
        autoComplete="name"
        required
        error={errors.fullName?.message}
        {...form.register('fullName')}
      />
      <TextField
        label={t('auth.email')}
        type="email"
        autoComplete="email"
        required
        error={
          errors.email?.type === 'taken' ? (
            <Trans
              i18nKey="auth.emailAlreadyInUse"
              components={{ signIn: <Link to={hrefs.login} state={state} className={linkClass} /> }}
            />
          ) : (
            errors.email?.message
          )
        }
        {...form.register('email')}
      />
      <NewPasswordFields
        typed={form.watch('password') ?? ''}
        password={{
          label: t('auth.password'),
          error: errors.password?.message,
          ...form.register('password'),
        }}
        confirmation={{
          label: t('auth.confirmPassword'),
          error: errors.confirmPassword?.message,
          ...form.register('confirmPassword'),
        }}
      />
      <Checkbox
        required
        error={errors.agreeTerms?.message}
        {...form.register('agreeTerms')}
        label={
          <Trans
            i18nKey="auth.agreeTerms"
            components={{
              terms: <Link to={hrefs.terms} className={linkClass} />,
              privacy: <Link to={hrefs.privacy} className={linkClass} />,
            }}
          />
        }
      />
      <Button type="submit" size="lg" busy={isPending}>
        {t('auth.register')}
      </Button>
      <p className="text-center text-ink-soft">
        {t('auth.haveAccount')}{' '}
        <Link to={hrefs.login} state={state} className={linkClass}>
          {t('auth.signIn')}
        </Link>
      </p>
    </form>
  );
}
