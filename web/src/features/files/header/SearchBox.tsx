import { limits } from '@maquette/contract';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/IconButton.tsx';
import { TextField } from '../../../ui/TextField.tsx';

const PAUSE_MS = 300;

interface SearchBoxProps {
  words: string;
  onSearch: (words: string) => void;
}

/** Searches once somebody has paused in typing. */
export function SearchBox({ words, onSearch }: SearchBoxProps) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [text, setText] = useState(words);
  const [known, setKnown] = useState(words);
  useEffect(() => () => clearTimeout(pause.current), []);
  // The address changed by itself: a link, the way back, or a button that clears the search.
  if (known !== words) {
    setKnown(words);
    setText(words);
  }
  const type = (next: string, pauseMs: number) => {
    setText(next);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => {
      setKnown(next);
      onSearch(next);
    }, pauseMs);
  };
  const clear = () => {
    type('', 0);
    box.current?.querySelector('input')?.focus();
  };
  return (
    <div ref={box} className="min-w-0 basis-full lg:flex-1 lg:basis-64">
      <TextField
        type="search"
        label={t('files.search')}
        placeholder={t('files.searchHint')}
        maxLength={limits.searchMax}
        value={text}
        onChange={(event) => type(event.target.value, PAUSE_MS)}
        className="[&::-webkit-search-cancel-button]:hidden"
        action={
          text !== '' && (
            <IconButton label={t('files.clearSearch')} icon={<X aria-hidden size={18} />} onClick={clear} />
          )
        }
      />
    </div>
  );
}
