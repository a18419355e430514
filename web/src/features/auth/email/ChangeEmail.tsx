import { authEndpoints, type ChangeEmailBody, Email } from '@maquette/contract';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import { useRefusals } from '../../../platform/forms/use-refusals.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { LocalPanel } from '../fields/LocalPanel.tsx';
import { PasswordField } from '../fields/PasswordField.tsx';

/** Another address for the account: asked for here, taken once the link mailed to it is opened. */
export function ChangeEmail() {
  const { t } = useTranslation();
  return (
    <LocalPanel
      title={t('auth.changeEmail.title')}
      intro={({ email }) => t('auth.changeEmail.intro', { email })}
      elsewhere={(provider) => t('auth.changeEmail.elsewhere', { provider })}
    >
      {() => <EmailForm />}
    </LocalPanel>
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
  const { mutate, data, error, isPending, variables } = useMutation({
    mutationFn: (body: ChangeEmailBody) => call(authEndpoints.changeEmail, { body }),
  });
  const form = useForm({ defaultValues: { email: '', password: '' } });
  const { failure, showBesideFields } = useRefusals(form, {
    error,
    fields: ['email', 'password'],
    failed: t('auth.changeEmail.failed'),
  });
  const submit = form.handleSubmit(({ email, password }) => {
    if (isPending) return;
    mutate({ email: email.trim(), password }, { onSuccess: () => form.reset(), onError: showBesideFields });
  });
  return { form, submit, isPending, sentTo: data ? variables?.email : undefined, failure };
}
