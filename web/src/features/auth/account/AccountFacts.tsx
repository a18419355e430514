import { useTranslation } from 'react-i18next';
import { useSession } from '../hooks/use-session.ts';

/** Name, address and account of the person signed in. */
export function AccountFacts() {
  const { t, i18n } = useTranslation();
  const { user } = useSession();
  if (user === null) return null;
  const since = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(
    new Date(user.memberSince),
  );
  const facts = [
    [t('auth.fullName'), user.fullName || t('auth.user')],
    [t('auth.email'), user.email],
    [t('auth.memberSince'), since],
    [t('auth.emailVerified'), user.isVerified ? t('auth.yes') : t('auth.notYet')],
  ] as const;
  return (
    <>
      <h2 className="mb-4 text-lg font-semibold">{t('auth.account')}</h2>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {facts.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-sm text-ink-faint">{name}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
