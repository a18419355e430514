import { Navigate } from 'react-router';
import { EmailChangeUndoing } from '../../features/auth/index.ts';
import { useMailLink } from '../mail-link.ts';
import { paths } from '../paths.ts';

const hrefs = {
  login: paths.login.href(),
  forgotPassword: paths.forgotPassword.href(),
  support: paths.support.href(),
};

/** Without a token from a mail there is nothing to undo. */
export function UndoEmailPage() {
  const { token } = useMailLink();
  if (token === '') return <Navigate to={paths.home.href()} replace />;
  return <EmailChangeUndoing token={token} hrefs={hrefs} />;
}
