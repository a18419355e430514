import { useTranslation } from 'react-i18next';
import { useSession } from '../hooks/use-session.ts';
import { UnverifiedMark } from './UnverifiedMark.tsx';

/** Name and address of the person signed in. */
export function Identity() {
  const { t } = useTranslation();
  const { user } = useSession();
  return (
    <div className="min-w-0 px-3 py-2">
      <p className="flex items-center gap-2 font-medium">
        <span className="truncate">{user?.fullName || t('auth.user')}</span>
        {user?.isVerified === false && <UnverifiedMark />}
      </p>
      {user && <p className="truncate text-sm text-ink-faint">{user.email}</p>}
    </div>
  );
}
