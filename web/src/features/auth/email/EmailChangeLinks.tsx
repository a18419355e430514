import { authEndpoints } from '@maquette/contract';
import { useMutation } from '@tanstack/react-query';
import { CircleCheck, CircleX, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { call } from '../../../platform/api/call.ts';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { useEndSession } from '../end-session.ts';
import { isDeadLink, useConfirmEmailChange, useUndoLink, verificationState } from './mailed-link.ts';

interface LinkProps {
  /** The secret of the link that was followed; empty where it has none. */
  token: string;
  /** Where one goes on. */
  href: string;
}

/** While the link is looked at. */
function Checking() {
  const { t } = useTranslation();
  return (
    <Live>
      <Notice icon={<Spinner size={36} />} title={t('auth.verifyingTitle')} text={t('auth.verifyingText')} />
    </Live>
  );
}

/** Takes a new address on arrival and tells what came of it. */
export function EmailChangeConfirmation({ token, href }: LinkProps) {
  const { t } = useTranslation();
  const attempt = useConfirmEmailChange(token);
  const state = verificationState(token, attempt);
  if (state === 'verifying') return <Checking />;
  if (state === 'verified')
    return (
      <Live>
        <Notice
          icon={<CircleCheck size={36} />}
          title={t('auth.emailChanged.title')}
          text={t('auth.emailChanged.text', { email: attempt.data?.email ?? '' })}
        >
          <WayOn href={href} label={t('auth.emailChanged.toProfile')} />
        </Notice>
      </Live>
    );
  const isLinkDead = state !== 'server';
  return (
    <Live>
      <Notice
        tone="danger"
        icon={<CircleX size={36} />}
        title={t(isLinkDead ? 'auth.invalidLinkTitle' : 'auth.emailChanged.failedTitle')}
        text={
          isLinkDead
            ? t('auth.emailChanged.deadLink')
            : errorToMessage(attempt.error, t, t('auth.emailChanged.failed'))
        }
      >
        {!isLinkDead && <Button onClick={() => void attempt.refetch()}>{t('app.retry')}</Button>}
        <WayOn href={href} label={t('auth.emailChanged.toProfile')} variant="secondary" />
      </Notice>
    </Live>
  );
}

interface UndoingProps extends Pick<LinkProps, 'token'> {
  hrefs: { login: string; forgotPassword: string; support: string };
}

/** Asks before a change of address is undone: mail scanners open links, and this one signs everybody out. */
export function EmailChangeUndoing({ token, hrefs }: UndoingProps) {
  const { t } = useTranslation();
  const undoing = useUndoEmailChange();
  const link = useUndoLink(token);
  const dead = [undoing.error, link.error].find(isDeadLink);
  if (undoing.data)
    return (
      <Live>
        <Notice
          icon={<CircleCheck size={36} />}
          title={t('auth.emailUndone.title')}
          text={t('auth.emailUndone.text', { email: undoing.data.email })}
        >
          <WayOn href={hrefs.login} label={t('auth.signIn')} />
        </Notice>
      </Live>
    );
  if (dead)
    return (
      <Live>
        <Notice
          tone="danger"
          icon={<CircleX size={36} />}
          title={t('auth.invalidLinkTitle')}
          text={t('auth.undoEmail.deadLink')}
        >
          <WayOn href={hrefs.forgotPassword} label={t('auth.undoEmail.toReset')} />
          <WayOn href={hrefs.support} label={t('app.title.support')} variant="secondary" />
        </Notice>
      </Live>
    );
  if (link.isPending) return <Checking />;
  return (
    <Live>
      <Notice icon={<Undo2 size={36} />} title={t('auth.undoEmail.title')} text={t('auth.undoEmail.text')}>
        {undoing.error && (
          <Banner tone="danger">{errorToMessage(undoing.error, t, t('auth.undoEmail.failed'))}</Banner>
        )}
        <Button variant="danger" busy={undoing.isPending} onClick={() => undoing.mutate(token)}>
          {t('auth.undoEmail.confirm')}
        </Button>
        <WayOn href={hrefs.login} label={t('auth.undoEmail.leave')} variant="secondary" />
      </Notice>
    </Live>
  );
}

function Live({ children }: { children: ReactNode }) {
  return (
    <div aria-live="polite" className="flex flex-1 flex-col">
      {children}
    </div>
  );
}

interface WayOnProps {
  href: string;
  label: string;
  variant?: 'primary' | 'secondary';
}

function WayOn({ href, label, variant = 'primary' }: WayOnProps) {
  return (
    <Link to={href} className={buttonClass({ variant })}>
      {label}
    </Link>
  );
}

/** Gives the account back to the address before. Every session ends, the one here too. */
function useUndoEmailChange() {
  const endSession = useEndSession();
  return useMutation({
    mutationFn: (token: string) => call(authEndpoints.undoEmailChange, { body: { token } }),
    onSuccess: () => endSession('signed-out'),
  });
}
