import { useEffect, useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../../platform/api/api-error.ts';
import { Banner } from '../../../../ui/Banner.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { PasswordField } from '../../components/PasswordField.tsx';
import type { SocialProvider } from '../model/provider.ts';
import { troubleText } from '../model/trouble.ts';

interface ConnectDialogProps {
  provider: SocialProvider;
  /** Why the last password was not taken. */
  refusal: Error | null;
  isPending: boolean;
  onConnect: (password: string) => void;
  onClose: () => void;
}

/** Asks for the password of the account that has the address already: proof that both are one person's. */
export function ConnectDialog({ provider, refusal, isPending, onConnect, onClose }: ConnectDialogProps) {
  const { t } = useTranslation();
  const formId = useId();
  const { register, handleSubmit, formState, setFocus } = useForm({ defaultValues: { password: '' } });
  const name = { provider: t(`auth.provider.${provider}`) };
  const isWrong = refusal instanceof ApiError && refusal.code === 'wrong_password';
  const required = formState.errors.password?.message;

  useEffect(() => {
    // A moment later: only then is the dialog open.
    const frame = requestAnimationFrame(() => setFocus('password'));
    return () => cancelAnimationFrame(frame);
  }, [refusal, setFocus]);

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('auth.social.connectTitle', name)}
      closeLabel={t('app.close')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('app.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={isPending}>
            {t('auth.social.connect')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={handleSubmit(({ password }) => onConnect(password))}
        className="flex flex-col gap-4"
      >
        <p>{t('auth.social.connectText', name)}</p>
        {refusal && !isWrong && (
          <Banner tone="danger">{troubleText({ provider, reason: refusal }, t)}</Banner>
        )}
        <PasswordField
          label={t('auth.password')}
          autoComplete="current-password"
          required
          error={required ?? (isWrong ? refusal.message : undefined)}
          {...register('password', { required: t('auth.required.password') })}
        />
      </form>
    </Dialog>
  );
}
