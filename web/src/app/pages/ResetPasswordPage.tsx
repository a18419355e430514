import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { ResetPasswordForm } from '../../features/auth/index.ts';
import type { CameFrom } from '../came-from.ts';
import { AuthFrame } from '../layouts/AuthFrame.tsx';
import { useMailLink } from '../mail-link.ts';
import { paths } from '../paths.ts';

const hrefs = { login: paths.login.href(), forgotPassword: paths.forgotPassword.href() };
const loginState: CameFrom = { from: paths.home.href(), ended: 'password-changed' };

/** Without a token from a mail there is nothing to set: one is sent to ask for a link. */
export function ResetPasswordPage() {
  const { t } = useTranslation();
  const { token } = useMailLink();
  if (token === '') return <Navigate to={hrefs.forgotPassword} replace />;
  return (
    <AuthFrame title={t('auth.resetTitle')}>
      <ResetPasswordForm token={token} hrefs={hrefs} loginState={loginState} />
    </AuthFrame>
  );
}
