import { CircleCheck, CircleX, Clock, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { useVerifyEmail, verificationState } from './mailed-link.ts';
import { Outcome } from '../fields/Outcome.tsx';
import { useSession } from '../use-session.ts';
import { useResendVerification } from './resend-verification.ts';

interface EmailVerificationProps {
  /** The secret of the link that was followed; empty where it has none. */
  token: string;
  /** The address the link was mailed to, as the link says; empty where it does not. */
  email: string;
  /** `start`: where the first picture is made. */
  hrefs: { login: string; home: string; start: string };
}

/** Confirms an address on arrival and tells what came of it. */
export function EmailVerification({ token, email, hrefs }: EmailVerificationProps) {
  return (
    <div aria-live="polite" className="flex flex-1 flex-col">
      <Verdict token={token} email={email} hrefs={hrefs} />
    </div>
  );
}

function Verdict({ token, email, hrefs }: EmailVerificationProps) {
  const { t } = useTranslation();
  const attempt = useVerifyEmail(token);
  switch (verificationState(token, attempt)) {
    case 'verifying':
      return (
        <Notice
          icon={<Spinner size={36} />}
          title={t('auth.verifyingTitle')}
          text={t('auth.verifyingText')}
        />
      );
    case 'verified':
      return (
        <Notice
          icon={<CircleCheck size={36} />}
          title={t('auth.verifiedTitle')}
          text={t('auth.verifiedText')}
        >
          <WayOn hrefs={hrefs} toSignIn={t('auth.signIn')} onward={t('auth.verifiedStart')} />
        </Notice>
      );
    case 'invalid':
      return (
        <Notice
          tone="danger"
          icon={<CircleX size={36} />}
          title={t('auth.invalidLinkTitle')}
          text={t('auth.invalidVerificationLink')}
        >
          <WayOn hrefs={hrefs} toSignIn={t('auth.backToSignIn')} />
        </Notice>
      );
    case 'expired':
      return (
        <Notice
          tone="danger"
          icon={<Clock size={36} />}
          title={t('auth.expiredLinkTitle')}
          text={t('auth.expiredVerificationLink')}
        >
          <ResendVerification email={email} />
          <WayOn hrefs={hrefs} toSignIn={t('auth.backToSignIn')} variant="secondary" />
        </Notice>
      );
    case 'server':
      return (
        <Notice
          tone="danger"
          icon={<CircleX size={36} />}
          title={t('auth.verificationFailedTitle')}
          text={errorToMessage(attempt.error, t, t('auth.emailVerificationError'))}
        >
          <Button icon={<RotateCw aria-hidden size={18} />} onClick={() => attempt.refetch()}>
            {t('app.retry')}
          </Button>
          <WayOn hrefs={hrefs} toSignIn={t('auth.backToSignIn')} variant="secondary" />
        </Notice>
      );
  }
}

interface WayOnProps extends Pick<EmailVerificationProps, 'hrefs'> {
  /** What the link is called for somebody who still has to sign in. */
  toSignIn: string;
  /** What it is called for whoever is signed in. */
  onward?: string;
  variant?: 'primary' | 'secondary';
}

function WayOn({ hrefs, toSignIn, onward, variant = 'primary' }: WayOnProps) {
  const { t } = useTranslation();
  const { isAuthenticated } = useSession();
  return (
    <Link
      to={isAuthenticated ? (onward ? hrefs.start : hrefs.home) : hrefs.login}
      className={buttonClass({ variant })}
    >
      {isAuthenticated ? (onward ?? t('app.goHome')) : toSignIn}
    </Link>
  );
}

/** Sends a new verification mail to an address, or to that of the person signed in where `email` is empty. */
function ResendVerification({ email }: { email: string }) {
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
