import type { Session } from '@maquette/contract';
import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { useLogout } from '../end-session.ts';
import { useSessionWords } from './session-words.ts';

interface SessionRowProps {
  session: Session;
  nowMs: number;
  isEnding: boolean;
  onEnd: (device: string) => void;
}

export function SessionRow({ session, nowMs, isEnding, onEnd }: SessionRowProps) {
  const { t } = useTranslation();
  const { device, when, since } = useSessionWords(session, nowMs);
  return (
    <li className="flex gap-4 py-3 first:pt-0">
      <MonitorSmartphone aria-hidden size={22} className="mt-0.5 shrink-0 text-ink-faint" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-56">
          <p className="flex flex-wrap items-center gap-2 font-medium">
            {device}
            {session.current && <Tag tone="accent">{t('auth.sessions.current')}</Tag>}
          </p>
          <p className="flex flex-wrap gap-x-4 text-sm text-ink-faint">
            <span>
              {session.current ? t('auth.sessions.activeNow') : t('auth.sessions.lastUsed', { when })}
            </span>
            <span>{t('auth.sessions.since', { date: since })}</span>
          </p>
        </div>
        {session.current ? (
          <EndHere />
        ) : (
          <Button
            variant="secondary"
            size="sm"
            busy={isEnding}
            aria-label={t('auth.sessions.endNamed', { device, when })}
            onClick={() => onEnd(device)}
          >
            {t('auth.sessions.end')}
          </Button>
        )}
      </div>
    </li>
  );
}

/** Ends the session one is in, after asking; the guard of the page then leads home. */
function EndHere() {
  const { t } = useTranslation();
  const [asks, setAsks] = useState(false);
  const { mutate: logout, isPending } = useLogout();
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        aria-label={t('auth.sessions.endCurrentNamed')}
        onClick={() => setAsks(true)}
      >
        {t('auth.sessions.end')}
      </Button>
      <Dialog
        open={asks}
        onClose={() => setAsks(false)}
        title={t('auth.sessions.askTitle')}
        closeLabel={t('app.close')}
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsks(false)}>
              {t('auth.sessions.stay')}
            </Button>
            <Button busy={isPending} onClick={() => logout()}>
              {t('auth.sessions.end')}
            </Button>
          </>
        }
      >
        {t('auth.sessions.askText')}
      </Dialog>
    </>
  );
}
