import type { AdminPerson } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Tag } from '../../../ui/Tag.tsx';
import { useAdminWords } from '../use-admin-words.ts';

interface PersonRowProps {
  person: AdminPerson;
  href: string;
}

export function PersonRow({ person, href }: PersonRowProps) {
  const { t } = useTranslation();
  const { accountType } = useAdminWords();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2">
          <Link
            to={href}
            className="min-w-0 font-medium break-words text-accent-ink underline underline-offset-4"
          >
            {person.fullName}
          </Link>
          {person.role === 'admin' && <Tag tone="accent">{t('admin.role.admin')}</Tag>}
        </p>
        <p className="text-sm break-all text-ink-soft">{person.email}</p>
      </div>
      <p className="text-sm text-ink-soft tabular-nums">
        {t('admin.people.standing', { type: accountType(person.accountType), count: person.balance })}
      </p>
    </li>
  );
}
