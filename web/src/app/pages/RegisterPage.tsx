import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import { RegisterForm, SocialButtons, useSession } from '../../features/auth/index.ts';
import { wayBack } from '../came-from.ts';
import { AuthFrame } from '../layouts/AuthFrame.tsx';
import { paths } from '../paths.ts';

const hrefs = { login: paths.login.href(), terms: paths.terms.href(), privacy: paths.privacy.href() };

/** Being signed in, by this form or already, leads to where one came from. */
export function RegisterPage() {
  const { t } = useTranslation();
  const { isAuthenticated } = useSession();
  const { state } = useLocation();
  if (isAuthenticated) return <Navigate to={wayBack(state, paths.home.href())} replace />;
  return (
    <AuthFrame title={t('auth.registerTitle')} intro={t('auth.registerIntro')}>
      <RegisterForm hrefs={hrefs} />
      <SocialButtons page="register" hrefs={hrefs} />
    </AuthFrame>
  );
}
