import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import { LoginForm, SocialButtons, useSession } from '../../features/auth/index.ts';
import { endOf, wayBack } from '../came-from.ts';
import { Banner } from '../../ui/Banner.tsx';
import { AuthFrame } from '../layouts/AuthFrame.tsx';
import { paths } from '../paths.ts';

const hrefs = {
  forgotPassword: paths.forgotPassword.href(),
  register: paths.register.href(),
  terms: paths.terms.href(),
  privacy: paths.privacy.href(),
};

/** Being signed in, by this form or already, leads to where one came from. */
export function LoginPage() {
  const { t } = useTranslation();
  const { isAuthenticated } = useSession();
  const { state } = useLocation();
  const ended = endOf(state);
  if (isAuthenticated) return <Navigate to={wayBack(state, paths.home.href())} replace />;
  return (
    <AuthFrame title={t('auth.loginTitle')} intro={t('auth.loginIntro')}>
      {ended === 'expired' && (
        <div className="mb-6">
          <Banner>{t('auth.sessionEnded')}</Banner>
        </div>
      )}
      {ended === 'password-changed' && (
        <div className="mb-6">
          <Banner tone="success">{t('auth.passwordChanged')}</Banner>
        </div>
      )}
      <LoginForm hrefs={hrefs} />
      <SocialButtons page="login" hrefs={hrefs} />
    </AuthFrame>
  );
}
