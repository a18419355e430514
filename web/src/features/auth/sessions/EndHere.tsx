import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useLogout } from '../end-session.ts';

/** Ends the session one is in, after asking; the guard of the page then leads home. */
export function EndHere() {
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
