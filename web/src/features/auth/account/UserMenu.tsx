import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Popover } from '../../../ui/Popover.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { meQuery, useSession } from '../use-session.ts';
import { type AccountHrefs, AccountLinks } from './AccountLinks.tsx';
import { Identity, UnverifiedMark } from './Identity.tsx';

function initialsOf(name: string): string {
  return name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => [...word][0]?.toLocaleUpperCase() ?? '')
    .filter((_, index, all) => index === 0 || index === all.length - 1)
    .join('');
}

/** The account of the person signed in: who, where to, and the way out. */
export function UserMenu({ hrefs }: { hrefs: AccountHrefs }) {
  const { t } = useTranslation();
  const { user, isLoading } = useSession();
  useWatchVerification();
  const name = user?.fullName || t('auth.user');
  return (
    <Popover
      label={t('auth.userMenu')}
      triggerTitle={name}
      triggerClass="relative grid size-11 shrink-0 place-items-center rounded-full"
      trigger={
        <>
          <span className="sr-only">{name}</span>
          <span className="grid size-9 place-items-center rounded-full bg-accent-soft text-sm font-semibold text-accent-ink">
            {isLoading ? <Spinner label={t('app.loading')} /> : <span aria-hidden>{initialsOf(name)}</span>}
          </span>
          {user?.isVerified === false && (
            <span className="absolute top-0 right-0 rounded-full ring-2 ring-surface">
              <UnverifiedMark />
            </span>
          )}
        </>
      }
    >
      <div className="w-64 max-w-full">
        <Identity />
        <hr className="my-1 border-line" />
        <AccountLinks hrefs={hrefs} isAdmin={user?.role === 'admin'} />
      </div>
    </Popover>
  );
}

/** While the address is not confirmed, looks again on return to the page: the link of the mail opens in another tab. */
function useWatchVerification(): void {
  const { isAuthenticated } = useSession();
  useQuery({
    ...meQuery(isAuthenticated),
    refetchOnWindowFocus: ({ state }) => state.data?.user.isVerified === false && 'always',
  });
}
