import type { User } from '@maquette/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../../ui/Panel.tsx';
import { useSession } from '../use-session.ts';

interface LocalPanelProps {
  title: string;
  intro: (user: User) => string;
  /** Who keeps it for people who sign in elsewhere. */
  elsewhere: (provider: string) => string;
  children: (user: User) => ReactNode;
}

/** A panel for people who sign in by a password of ours; the others are told who keeps theirs. */
export function LocalPanel({ title, intro, elsewhere, children }: LocalPanelProps) {
  const { t } = useTranslation();
  const { user } = useSession();
  if (user === null) return null;
  if (user.authProvider === 'local') {
    return (
      <Panel title={title} intro={intro(user)}>
        {children(user)}
      </Panel>
    );
  }
  return (
    <Panel title={title}>
      <p className="text-ink-soft">{elsewhere(t(`auth.provider.${user.authProvider}`))}</p>
    </Panel>
  );
}
