import { useEffect, useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../platform/api/api-error.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { PasswordField } from '../fields/PasswordField.tsx';
import type { SocialProvider } from './provider.ts';
import { troubleText } from './trouble.ts';

/** Signing in that waits for the password of an account. */
export interface Connecting {
  provider: SocialProvider;
  /** Why the last password was not taken. */
  refusal: Error | null;
  connect: (password: string) => void;
  leave: () => void;
}

function ConnectForm({ id, connecting }: { id: string; connecting: Connecting }) {
  const { t } = useTranslation();
  const { provider, refusal, connect } = connecting;
  const { register, handleSubmit, formState, setFocus } = useForm({ defaultValues: { password: '' } });
  const isWrong = refusal instanceof ApiError && refusal.code === 'wrong_password';

  useEffect(() => {
    // A moment later: only then is the dialog open.
    const frame = requestAnimationFrame(() => setFocus('password'));
    return () => cancelAnimationFrame(frame);
  }, [refusal, setFocus]);

  return (
    <form
      id={id}
      noValidate
      onSubmit={handleSubmit(({ password }) => connect(password))}
      className="flex flex-col gap-4"
    >
      <p>{t('auth.social.connectText', { provider: t(`auth.provider.${provider}`) })}</p>
      {refusal && !isWrong && <Banner tone="danger">{troubleText({ provider, reason: refusal }, t)}</Banner>}
      <PasswordField
        label={t('auth.password')}
        autoComplete="current-password"
        required
        error={formState.errors.password?.message ?? (isWrong ? refusal.message : undefined)}
        {...register('password', { required: t('auth.required.password') })}
      />
    </form>
  );
}

interface ConnectDialogProps {
  /** Null while nothing waits: the dialog is closed. */
  connecting: Connecting | null;
  isPending: boolean;
}

/** Asks for the password of the account that has the address already: proof that both are one person's. */
export function ConnectDialog({ connecting, isPending }: ConnectDialogProps) {
  const { t } = useTranslation();
  const formId = useId();
  const leave = () => connecting?.leave();
  return (
    <Dialog
      open={connecting !== null}
      onClose={leave}
      title={
        connecting
          ? t('auth.social.connectTitle', { provider: t(`auth.provider.${connecting.provider}`) })
          : ''
      }
      closeLabel={t('app.close')}
      actions={
        <>
          <Button variant="secondary" onClick={leave}>
            {t('app.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={isPending}>
            {t('auth.social.connect')}
          </Button>
        </>
      }
    >
      {connecting && <ConnectForm id={formId} connecting={connecting} />}
    </Dialog>
  );
}
