import { EmailChangeConfirmation } from '../../features/auth/index.ts';
import { useMailLink } from '../mail-link.ts';
import { paths } from '../paths.ts';

export function ConfirmEmailPage() {
  const { token } = useMailLink();
  return <EmailChangeConfirmation token={token} href={paths.profile.href()} />;
}
