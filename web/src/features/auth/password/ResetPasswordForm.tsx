import { limits } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Outcome, useLeadOn } from '../fields/Outcome.tsx';
import { NewPasswordFields } from '../fields/NewPasswordFields.tsx';
import { useNewPassword } from './use-new-password.ts';

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
