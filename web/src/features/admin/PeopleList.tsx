import type { AdminPerson } from '@maquette/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Tag } from '../../ui/Tag.tsx';
import { peopleQuery } from './people.ts';
import { Asked } from './Asked.tsx';
import { useAdminWords } from './use-admin-words.ts';

interface PeopleListProps {
  /** What their address, name or number contains; empty for the newest. */
  words: string;
  hrefOf: (id: string) => string;
}

export function PeopleList({ words, hrefOf }: PeopleListProps) {
  const { t } = useTranslation();
  const asked = useQuery(peopleQuery(words));
  return (
    <Asked asked={asked}>
      {({ users }) =>
        users.length === 0 ? (
          <p role="status" className="text-ink-soft">
            {t('admin.people.none')}
          </p>
        ) : (
          <ul className="divide-y divide-line rounded-lg border border-line bg-surface px-5">
            {users.map((person) => (
              <PersonRow key={person.id} person={person} href={hrefOf(person.id)} />
            ))}
          </ul>
        )
      }
    </Asked>
  );
}

interface PersonRowProps {
  person: AdminPerson;
  href: string;
}

function PersonRow({ person, href }: PersonRowProps) {
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
