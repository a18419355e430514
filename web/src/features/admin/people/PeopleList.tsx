import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Asked } from '../Asked.tsx';
import { peopleQuery } from '../api/people.ts';
import { PersonRow } from './PersonRow.tsx';

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
