import { AccountLinks, Identity, useSession } from '../../features/auth/index.ts';
import { accountHrefs } from './nav-links.ts';

/** The user menu as part of the mobile menu. In a chunk of its own: visitors never need it. */
export function MobileAccount() {
  const { user } = useSession();
  return (
    <>
      <Identity />
      <AccountLinks hrefs={accountHrefs} isAdmin={user?.role === 'admin'} />
    </>
  );
}
