import type { User } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { printDay } from '../../../platform/i18n/print-day.ts';
import { Facts } from '../../../ui/Facts.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { useSession } from '../use-session.ts';

/** Account type, age, verification and sign-in of the person signed in. */
export function AccountDetails() {
  const { t } = useTranslation();
  const { user } = useSession();
  if (user === null) return null;
  return (
    <Panel title={t('auth.account')}>
      <Account user={user} />
    </Panel>
  );
}

function Account({ user }: { user: User }) {
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
  return <Facts facts={facts} className="grid gap-x-6 gap-y-4 sm:grid-cols-2" />;
}
