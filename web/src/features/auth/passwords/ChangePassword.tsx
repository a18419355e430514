import { useTranslation } from 'react-i18next';
import { Panel } from '../../../ui/Panel.tsx';
import { useSession } from '../hooks/use-session.ts';
import { PasswordForm } from './PasswordForm.tsx';

/** A new password, for those who have one here; the others are told who manages theirs. */
export function ChangePassword() {
  const { t } = useTranslation();
  const { user } = useSession();
  if (user === null) return null;
  if (user.authProvider !== 'local') {
    const provider = t(`auth.provider.${user.authProvider}`);
    return (
      <Panel title={t('auth.changePassword.title')}>
        <p className="text-ink-soft">{t('auth.changePassword.elsewhere', { provider })}</p>
      </Panel>
    );
  }
  return (
    <Panel title={t('auth.changePassword.title')} intro={t('auth.changePassword.intro')}>
      <PasswordForm email={user.email} />
    </Panel>
  );
}
