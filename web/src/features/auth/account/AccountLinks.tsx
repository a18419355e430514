import { CreditCard, LogOut, ShieldCheck, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { menuItemClass } from '../../../ui/menu-item-class.ts';
import { useLogout } from '../end-session.ts';

export interface AccountHrefs {
  profile: string;
  subscription: string;
  /** Shown to administrators alone. */
  admin: string;
  /** Where signing out leads. */
  home: string;
}

interface AccountLinksProps {
  hrefs: AccountHrefs;
  isAdmin: boolean;
}

export function AccountLinks({ hrefs, isAdmin }: AccountLinksProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { mutateAsync: logout } = useLogout();
  const leave = async () => {
    await logout().catch(() => undefined);
    await navigate(hrefs.home);
  };
  return (
    <ul>
      <li>
        <Link to={hrefs.profile} className={menuItemClass}>
          <UserRound aria-hidden size={18} />
          {t('app.title.profile')}
        </Link>
      </li>
      <li>
        <Link to={hrefs.subscription} className={menuItemClass}>
          <CreditCard aria-hidden size={18} />
          {t('app.title.subscription')}
        </Link>
      </li>
      {isAdmin && (
        <li>
          <Link to={hrefs.admin} className={menuItemClass}>
            <ShieldCheck aria-hidden size={18} />
            {t('app.title.admin')}
          </Link>
        </li>
      )}
      <li>
        <button type="button" onClick={leave} className={menuItemClass}>
          <LogOut aria-hidden size={18} />
          {t('auth.signOut')}
        </button>
      </li>
    </ul>
  );
}
