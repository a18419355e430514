import { Navigate } from 'react-router';
import { EmailChangeConfirmation, EmailChangeUndoing, EmailVerification } from '../../features/auth/index.ts';
import { useMailLink } from '../mail-link.ts';
import { paths } from '../paths.ts';

const login = paths.login.href();
const home = paths.home.href();

export function VerifyEmailPage() {
  const { token, email } = useMailLink();
  const hrefs = { login, home, start: paths.furnitureInpainting.href() };
  return <EmailVerification token={token} email={email} hrefs={hrefs} />;
}

export function ConfirmEmailPage() {
  const { token } = useMailLink();
  return <EmailChangeConfirmation token={token} href={paths.profile.href()} />;
}

/** Without a token from a mail there is nothing to undo. */
export function UndoEmailPage() {
  const { token } = useMailLink();
  if (token === '') return <Navigate to={home} replace />;
  const hrefs = { login, forgotPassword: paths.forgotPassword.href(), support: paths.support.href() };
  return <EmailChangeUndoing token={token} hrefs={hrefs} />;
}
