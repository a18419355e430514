import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ForgotPasswordForm, SocialButtons } from '../../features/auth/index.ts';
import { AuthFrame } from '../layouts/AuthFrame.tsx';
import { paths } from '../paths.ts';

const hrefs = { login: paths.login.href(), terms: paths.terms.href(), privacy: paths.privacy.href() };

export function ForgotPasswordPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <AuthFrame title={t('auth.forgotTitle')} intro={t('auth.forgotIntro')}>
      <ForgotPasswordForm hrefs={hrefs} />
      <SocialButtons
        page="forgotPassword"
        hrefs={hrefs}
        onSignedIn={() => void navigate(paths.home.href(), { replace: true })}
      />
    </AuthFrame>
  );
}
