import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../../ui/Banner.tsx';
import { isBlocked, type Trouble, troubleText } from '../model/trouble.ts';

interface TroubleNoteProps {
  trouble: Trouble;
  /** One can sign in by e-mail on the same page. */
  emailHelps: boolean;
  actions?: ReactNode;
}

/** Why signing in did not come about, and what else can be done. */
export function TroubleNote({ trouble, emailHelps, actions }: TroubleNoteProps) {
  const { t } = useTranslation();
  return (
    <Banner tone={trouble.reason === 'press_again' ? 'info' : 'danger'} actions={actions}>
      {troubleText(trouble, t)}
      {emailHelps && isBlocked(trouble) && ` ${t('auth.social.useEmail')}`}
    </Banner>
  );
}
