import type { Edit } from '@maquette/contract';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { AccountLinks, Identity, UserMenu, useSession } from '../../features/auth/index.ts';
import { CreditsChip } from '../../features/credits/index.ts';
import { EditTray } from '../../features/edits/index.ts';
import { LanguageSync } from '../../features/profile/index.ts';
import { purposes } from '../../platform/stage-tools.ts';
import { isWithin, paths, toolHomes } from '../paths.ts';
import { accountHrefs } from './nav-links.ts';

/** The header's end for people who are signed in. In a chunk of its own: visitors never need it. */
export function AccountArea() {
  const { user } = useSession();
  return (
    <>
      <LanguageSync user={user} />
      <TrayArea />
      <CreditsChip href={accountHrefs.credits} />
      <div className="hidden lg:block">
        <UserMenu hrefs={accountHrefs} />
      </div>
    </>
  );
}

/** The edits in the making, beside the credits. A finished one opens in the history. */
function TrayArea() {
  const { user } = useSession();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const inView = purposes.find((purpose) => isWithin(toolHomes[purpose], pathname));
  const open = useCallback(
    ({ files }: Edit) => void navigate(paths.imageHistory.href(files[0]?.id)),
    [navigate],
  );
  if (user === null) return null;
  return <EditTray userId={user.id} purposeInView={inView ?? null} onOpen={open} />;
}

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
