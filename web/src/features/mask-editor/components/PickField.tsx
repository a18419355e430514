import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/IconButton.tsx';

interface PickFieldProps {
  isFinding: boolean;
  onFind: (words: string) => void;
}

/** As many letters as a search takes. */
const MOST_LETTERS = 200;

/** Finds something by its name instead of pointing at it. */
export function PickField({ isFinding, onFind }: PickFieldProps) {
  const { t } = useTranslation();
  const [words, setWords] = useState('');
  return (
    <form
      className="relative w-full @2xl:w-64"
      onSubmit={(event) => {
        event.preventDefault();
        if (words.trim() !== '') onFind(words.trim());
      }}
    >
      <input
        aria-label={t('maskEditor.pick.words')}
        placeholder={t('maskEditor.pick.placeholder')}
        value={words}
        maxLength={MOST_LETTERS}
        enterKeyHint="search"
        onChange={(event) => setWords(event.currentTarget.value)}
        className="h-11 w-full rounded-full border border-edge bg-surface pr-12 pl-4 text-[15px] text-ink placeholder:text-ink-faint"
      />
      <div className="absolute inset-y-0 right-0">
        <IconButton
          type="submit"
          label={t('maskEditor.pick.find')}
          icon={<Search aria-hidden size={18} />}
          disabled={words.trim() === '' || isFinding}
          className="rounded-full"
        />
      </div>
    </form>
  );
}
