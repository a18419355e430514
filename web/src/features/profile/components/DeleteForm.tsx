import type { User } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useDeleteForm } from '../hooks/use-delete-form.ts';
import { ProofBySignIn } from './ProofBySignIn.tsx';
import type { SignInAgain } from './sign-in-again.ts';

interface DeleteFormProps {
  user: User;
  signInAgain: SignInAgain;
  onKeep: () => void;
  onDeleted: () => void;
}

export function DeleteForm({ user, signInAgain, onKeep, onDeleted }: DeleteFormProps) {
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
      ) : (
        <ProofBySignIn
          provider={authProvider}
          signInAgain={signInAgain}
          isProven={proof !== null}
          onProof={setProof}
        />
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
