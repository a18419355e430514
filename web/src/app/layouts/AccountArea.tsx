import { UserMenu } from '../../features/auth/index.ts';
import { CreditsChip } from '../../features/credits/index.ts';
import { accountHrefs } from './nav-links.ts';
import { TrayArea } from './TrayArea.tsx';

/** The header's end for people who are signed in. In a chunk of its own: visitors never need it. */
export function AccountArea() {
  return (
    <>
      <TrayArea />
      <CreditsChip href={accountHrefs.subscription} />
      <div className="hidden lg:block">
        <UserMenu hrefs={accountHrefs} />
      </div>
    </>
  );
}
