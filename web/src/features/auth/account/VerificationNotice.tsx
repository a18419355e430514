import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { meQuery } from '../api/me-query.ts';
import { useVerificationMail } from './use-verification-mail.ts';

/** Warns while the address is not confirmed. Looks again on return: the link of the mail opens in another tab. */
export function VerificationNotice() {
  const { data } = useQuery({ ...meQuery(true), refetchOnWindowFocus: 'always' });
  if (!data || data.user.isVerified) return null;
  return <Unverified email={data.user.email} />;
}

function Unverified({ email }: { email: string }) {
  const { t } = useTranslation();
  const { send, isPending, isSent, failure } = useVerificationMail(email);
  return (
    <Banner tone="warning">
      <p className="font-medium">{t('auth.unverified.title')}</p>
      <p>{isSent ? t('auth.verificationEmailSent') : t('auth.unverified.text', { email })}</p>
      {failure && (
        <p role="alert" className="mt-1 font-medium text-danger">
          {failure}
        </p>
      )}
      {email && (
        <Button variant="secondary" size="sm" className="mt-3" busy={isPending} onClick={send}>
          {t('auth.unverified.send')}
        </Button>
      )}
    </Banner>
  );
}
