import type { User } from '@maquette/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { DeleteForm } from './DeleteForm.tsx';
import type { SignInAgain } from './sign-in-again.ts';

interface DeletePanelProps {
  user: User;
  signInAgain: SignInAgain;
  onDeleted: () => void;
}

/** The end of an account, behind a question that says what goes and what stays. */
export function DeletePanel({ user, signInAgain, onDeleted }: DeletePanelProps) {
  const { t } = useTranslation();
  const [asks, setAsks] = useState(false);
  const close = () => setAsks(false);
  return (
    <Panel title={t('profile.delete.title')} intro={t('profile.delete.intro')} tone="danger">
      <Button variant="danger" onClick={() => setAsks(true)}>
        {t('profile.delete.ask')}
      </Button>
      <Dialog open={asks} onClose={close} title={t('profile.delete.askTitle')} closeLabel={t('app.close')}>
        <DeleteForm user={user} signInAgain={signInAgain} onKeep={close} onDeleted={onDeleted} />
      </Dialog>
    </Panel>
  );
}
