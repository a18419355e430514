import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../../ui/Banner.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Outcome } from '../../components/Outcome.tsx';
import { useSession } from '../../hooks/use-session.ts';
import { useResendVerification } from '../api/resend-verification.ts';

/** Sends a new verification mail to an address, or to that of the person signed in where `email` is empty. */
export function ResendVerification({ email }: { email: string }) {
  const { t } = useTranslation();
  const { user, isLoading } = useSession();
  const { resend, isPending, isSent, failure } = useResendVerification(t('auth.resendVerificationError'));
  const [lacksAddress, setLacksAddress] = useState(false);
  const address = email || user?.email || '';
  const send = () => {
    setLacksAddress(address === '');
    if (address !== '') resend(address);
  };

  if (isSent) {
    return (
      <div className="text-left wrap-anywhere">
        <Outcome tone="success" message={t('auth.verificationEmailResent', { email: address })} />
      </div>
    );
  }
  const problem = lacksAddress && address === '' ? t('auth.noUserEmail') : failure;
  return (
    <>
      {problem && <Banner tone="danger">{problem}</Banner>}
      <Button busy={isPending || (address === '' && isLoading)} onClick={send}>
        {t('auth.resendVerification')}
      </Button>
    </>
  );
}
