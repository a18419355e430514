import { UserMenu, useSession } from '../../features/auth/index.ts';
import { CreditsChip } from '../../features/credits/index.ts';
import { LanguageSync } from '../../features/profile/index.ts';
import { accountHrefs } from './nav-links.ts';
import { TrayArea } from './TrayArea.tsx';

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
