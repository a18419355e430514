import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { buttonClass } from '../../ui/button-class.ts';
import { paths } from '../paths.ts';

/** The way in for people who are not signed in. */
export function VisitorLinks() {
  const { t } = useTranslation();
  // Where a visitor wanted to go survives the way from one form to the other.
  const { state } = useLocation();
  return (
    <>
      <Link to={paths.login.href()} state={state} className={buttonClass({ variant: 'ghost' })}>
        {t('app.header.signIn')}
      </Link>
      <Link to={paths.register.href()} state={state} className={buttonClass()}>
        {t('app.header.register')}
      </Link>
    </>
  );
}
