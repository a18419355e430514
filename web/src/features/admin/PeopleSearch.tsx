import { limits } from '@maquette/contract';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';

interface PeopleSearchProps {
  words: string;
  onSearch: (words: string) => void;
}

export function PeopleSearch({ words, onSearch }: PeopleSearchProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(words);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  return (
    <form role="search" onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 flex-1 basis-64">
        <TextField
          label={t('admin.people.search')}
          type="search"
          autoComplete="off"
          maxLength={limits.emailMax}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <Button type="submit" icon={<Search aria-hidden size={18} />}>
        {t('admin.people.find')}
      </Button>
    </form>
  );
}
