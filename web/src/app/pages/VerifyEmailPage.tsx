import { EmailVerification } from '../../features/auth/index.ts';
import { useMailLink } from '../mail-link.ts';
import { paths } from '../paths.ts';

const hrefs = { login: paths.login.href(), home: paths.home.href(), start: paths.furnitureInpainting.href() };

export function VerifyEmailPage() {
  const { token, email } = useMailLink();
  return <EmailVerification token={token} email={email} hrefs={hrefs} />;
}
