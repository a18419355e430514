import type { User } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { printDay } from '../../../platform/i18n/print-day.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { useSession } from '../hooks/use-session.ts';

/** Account type, age, verification and sign-in of the person signed in. */
export function AccountDetails() {
  const { t } = useTranslation();
  const { user } = useSession();
  if (user === null) return null;
  return (
    <Panel title={t('auth.account')}>
      <Facts user={user} />
    </Panel>
  );
}

function Facts({ user }: { user: User }) {
  const { t, i18n } = useTranslation();
  const facts = [
    [t('auth.account.type'), user.accountType === 'free' ? t('auth.account.free') : user.accountType],
    [t('auth.memberSince'), printDay(user.memberSince, i18n.language)],
    [
      t('auth.emailVerified'),
      <Tag key="verified" tone={user.isVerified ? 'success' : 'warning'}>
        {user.isVerified ? t('auth.yes') : t('auth.notYet')}
      </Tag>,
    ],
    [t('auth.account.signIn'), t(`auth.provider.${user.authProvider}`)],
  ] as const;
  return (
    <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
      {facts.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-sm text-ink-faint">{name}</dt>
          <dd className="mt-0.5 break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
