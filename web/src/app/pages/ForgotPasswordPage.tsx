import { useTranslation } from 'react-i18next';
import { ForgotPasswordForm } from '../../features/auth/index.ts';
import { AuthFrame } from '../layouts/AuthFrame.tsx';
import { paths } from '../paths.ts';

const hrefs = { login: paths.login.href() };

export function ForgotPasswordPage() {
  const { t } = useTranslation();
  return (
    <AuthFrame title={t('auth.forgotTitle')} intro={t('auth.forgotIntro')}>
      <ForgotPasswordForm hrefs={hrefs} />
    </AuthFrame>
  );
}
