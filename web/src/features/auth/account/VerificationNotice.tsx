import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { meQuery } from '../use-session.ts';
import { useResendVerification } from '../email/resend-verification.ts';

/** Warns while the address is not confirmed. Looks again on return: the link of the mail opens in another tab. */
export function VerificationNotice() {
  const { data } = useQuery({ ...meQuery(true), refetchOnWindowFocus: 'always' });
  if (!data || data.user.isVerified) return null;
  return <Unverified email={data.user.email} />;
}

function Unverified({ email }: { email: string }) {
  const { t } = useTranslation();
  const { resend, isPending, isSent, failure } = useResendVerification(t('auth.verificationEmailError'));
  const problem = email ? failure : t('auth.noUserEmail');
  return (
    <Banner tone="warning">
      <p className="font-medium">{t('auth.unverified.title')}</p>
      <p>{isSent ? t('auth.verificationEmailSent') : t('auth.unverified.text', { email })}</p>
      {problem && (
        <p role="alert" className="mt-1 font-medium text-danger">
          {problem}
        </p>
      )}
      {email && (
        <Button variant="secondary" size="sm" className="mt-3" busy={isPending} onClick={() => resend(email)}>
          {t('auth.unverified.send')}
        </Button>
      )}
    </Banner>
  );
}
