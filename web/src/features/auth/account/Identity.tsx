import { useTranslation } from 'react-i18next';
import { useSession } from '../use-session.ts';

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

/** The red mark on the account of somebody who has not confirmed the address. */
export function UnverifiedMark() {
  const { t } = useTranslation();
  return (
    <span
      role="img"
      title={t('auth.emailNotVerified')}
      aria-label={t('auth.emailNotVerified')}
      className="grid size-4.5 place-items-center rounded-full bg-toast-error text-xs leading-none font-bold text-white"
    >
      <span aria-hidden>!</span>
    </span>
  );
}
