import { type DeleteAccountBody, profileEndpoints, type SocialProvider, type User } from '@maquette/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { useRefusals } from '../../platform/forms/use-refusals.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { SocialConfirm } from '../auth/index.ts';

interface DeletePanelProps {
  user: User;
  onDeleted: () => void;
}

/** The end of an account, behind a question that says what goes and what stays. */
export function DeletePanel({ user, onDeleted }: DeletePanelProps) {
  const { t } = useTranslation();
  const [asks, setAsks] = useState(false);
  const close = () => setAsks(false);
  return (
    <Panel title={t('profile.delete.title')} intro={t('profile.delete.intro')} tone="danger">
      <Button variant="danger" onClick={() => setAsks(true)}>
        {t('profile.delete.ask')}
      </Button>
      <Dialog open={asks} onClose={close} title={t('profile.delete.askTitle')} closeLabel={t('app.close')}>
        <DeleteForm user={user} onKeep={close} onDeleted={onDeleted} />
      </Dialog>
    </Panel>
  );
}

interface DeleteFormProps {
  user: User;
  onKeep: () => void;
  onDeleted: () => void;
}

function DeleteForm({ user, onKeep, onDeleted }: DeleteFormProps) {
  const { t } = useTranslation();
  const { form, submit, proof, setProof, isPending, failure } = useDeleteForm(user, onDeleted);
  const { authProvider } = user;
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <div className="flex flex-col gap-3">
        <p>{t('profile.delete.goes')}</p>
        <p>{t('profile.delete.stays')}</p>
        <p className="font-medium text-ink">{t('profile.delete.final')}</p>
      </div>
      {failure && <Banner tone="danger">{failure}</Banner>}
      {authProvider === 'local' ? (
        <>
          <input type="text" autoComplete="username" value={user.email} readOnly hidden />
          <TextField
            label={t('profile.delete.password')}
            type="password"
            autoComplete="current-password"
            required
            error={form.formState.errors.password?.message}
            {...form.register('password', { required: t('profile.delete.passwordRequired') })}
          />
        </>
      ) : proof ? (
        <Banner tone="success">{t('profile.delete.proven')}</Banner>
      ) : (
        // Accounts without a password show by a fresh sign-in that it is their owner who asks.
        <div className="flex flex-col gap-3">
          <p>{t('profile.delete.signInAgain')}</p>
          <SocialConfirm provider={authProvider} onProof={setProof} />
        </div>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onKeep}>
          {t('profile.delete.keep')}
        </Button>
        <Button
          type="submit"
          variant="danger"
          busy={isPending}
          disabled={authProvider !== 'local' && proof === null}
        >
          {t('profile.delete.confirm')}
        </Button>
      </div>
    </form>
  );
}

/** What a provider gave for a fresh sign-in. */
interface FreshSignIn {
  provider: SocialProvider;
  credential: string;
}

/** The question before an account goes: proof by password, or by a fresh sign-in where there is none. */
function useDeleteForm({ authProvider }: User, onDeleted: () => void) {
  const { t } = useTranslation();
  const [proof, setProof] = useState<FreshSignIn | null>(null);
  const deletion = useMutation({
    mutationFn: (body: DeleteAccountBody) => call(profileEndpoints.deleteAccount, { body }),
    onSuccess: onDeleted,
  });
  const form = useForm({ defaultValues: { password: '' } });
  const { failure, showBesideFields } = useRefusals(form, {
    error: deletion.error,
    fields: ['password'],
    byCode: { wrong_password: 'password' },
    failed: t('profile.delete.failed'),
  });

  const submit = form.handleSubmit(async ({ password }) => {
    if (deletion.isPending) return;
    if (authProvider !== 'local' && proof === null) return;
    try {
      await deletion.mutateAsync(proof ?? { password });
    } catch (error) {
      // A credential is good for one attempt.
      setProof(null);
      showBesideFields(error);
    }
  });

  return { form, submit, proof, setProof, isPending: deletion.isPending, failure };
}
