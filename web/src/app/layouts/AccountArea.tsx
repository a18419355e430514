import { UserMenu } from '../../features/auth/index.ts';
import { CreditsChip } from '../../features/credits/index.ts';
import { accountHrefs } from './nav-links.ts';

/** The header's end for people who are signed in. In a chunk of its own: visitors never need it. */
export function AccountArea() {
  return (
    <>
      <CreditsChip href={accountHrefs.subscription} />
      <div className="hidden lg:block">
        <UserMenu hrefs={accountHrefs} />
      </div>
    </>
  );
}
