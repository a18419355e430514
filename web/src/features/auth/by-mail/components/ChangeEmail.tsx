import { Email } from '@maquette/contract';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../../platform/api/api-error.ts';
import { errorToMessage } from '../../../../platform/api/error-to-message.ts';
import { Banner } from '../../../../ui/Banner.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import { TextField } from '../../../../ui/TextField.tsx';
import { PasswordField } from '../../components/PasswordField.tsx';
import { useSession } from '../../hooks/use-session.ts';
import { useChangeEmail } from '../api/email-change.ts';

interface NewEmail {
  email: string;
  password: string;
}

/** Another address for the account: asked for here, taken once the link mailed to it is opened. */
export function ChangeEmail() {
  const { t } = useTranslation();
  const { user } = useSession();
  if (user === null) return null;
  if (user.authProvider !== 'local') {
    const provider = t(`auth.provider.${user.authProvider}`);
    return (
      <Panel title={t('auth.changeEmail.title')}>
        <p className="text-ink-soft">{t('auth.changeEmail.elsewhere', { provider })}</p>
      </Panel>
    );
  }
  return (
    <Panel title={t('auth.changeEmail.title')} intro={t('auth.changeEmail.intro', { email: user.email })}>
      <EmailForm />
    </Panel>
  );
}

function EmailForm() {
  const { t } = useTranslation();
  const { form, submit, isPending, sentTo, failure } = useEmailForm();
  const { errors } = form.formState;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex max-w-md flex-col gap-5">
      {failure && <Banner tone="danger">{failure}</Banner>}
      <TextField
        label={t('auth.changeEmail.email')}
        type="email"
        autoComplete="email"
        required
        error={errors.email?.message}
        {...form.register('email', {
          validate: (email) => Email.safeParse(email.trim()).success || t('auth.changeEmail.emailRequired'),
        })}
      />
      <PasswordField
        label={t('auth.changeEmail.password')}
        autoComplete="current-password"
        required
        error={errors.password?.message}
        {...form.register('password', {
          validate: (password) => password !== '' || t('auth.changeEmail.passwordRequired'),
        })}
      />
      <div>
        <Button type="submit" busy={isPending}>
          {t('auth.changeEmail.send')}
        </Button>
      </div>
      {sentTo && <Banner tone="success">{t('auth.changeEmail.sent', { email: sentTo })}</Banner>}
    </form>
  );
}

/** What was typed stays after a refusal; the refusal stands at its field. */
function useEmailForm() {
  const { t } = useTranslation();
  const { mutate, data, error, isPending, variables } = useChangeEmail();
  const form = useForm<NewEmail>({ defaultValues: { email: '', password: '' } });
  const fieldsOf = (refused: Error) =>
    (['email', 'password'] as const).flatMap((name) => {
      const reason = refused instanceof ApiError ? refused.fields[name] : undefined;
      return reason ? [{ name, message: reason.message }] : [];
    });
  const submit = form.handleSubmit(({ email, password }) => {
    if (isPending) return;
    const body = { email: email.trim(), password };
    mutate(body, {
      onSuccess: () => form.reset(),
      onError: (refused) => {
        for (const { name, message } of fieldsOf(refused))
          form.setError(name, { message }, { shouldFocus: true });
      },
    });
  });
  return {
    form,
    submit,
    isPending,
    sentTo: data ? variables?.email : undefined,
    failure:
      error && fieldsOf(error).length === 0 ? errorToMessage(error, t, t('auth.changeEmail.failed')) : null,
  };
}
