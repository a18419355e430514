import type { AdminPerson } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { useAdminWords } from '../use-admin-words.ts';

export function PersonFacts({ person }: { person: AdminPerson }) {
  const { t } = useTranslation();
  const { moment, figure, accountType } = useAdminWords();
  const facts = [
    [t('admin.person.email'), person.email],
    [t('admin.person.verified'), person.isVerified ? t('admin.yes') : t('admin.no')],
    [t('admin.person.type'), accountType(person.accountType)],
    [t('admin.person.role'), t(`admin.role.${person.role}`)],
    [t('admin.person.balance'), figure(person.balance)],
    [t('admin.person.held'), figure(person.held)],
    [t('admin.person.since'), moment(person.memberSince)],
    [t('admin.person.number'), person.id],
  ];
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-2xl font-semibold tracking-tight break-words">{person.fullName}</h2>
      <dl className="grid gap-x-6 gap-y-4 rounded-lg border border-line bg-surface p-5 sm:grid-cols-2 lg:grid-cols-4">
        {facts.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-sm text-ink-faint">{name}</dt>
            <dd className="mt-0.5 break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
