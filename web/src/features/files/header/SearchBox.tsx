import { limits } from '@maquette/contract';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
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
  const [text, setText] = useState(words);
  const [known, setKnown] = useState(words);
  const [asked, setAsked] = useState(words);
  if (known !== words) {
    setKnown(words);
    // The address changed by itself: a link, the way back, or a button that clears the search.
    if (words !== asked) {
      setAsked(words);
      setText(words);
    }
  }
  // As the filter is by then: somebody may choose a type before the pause is over.
  const search = useEffectEvent(() => {
    setAsked(text);
    onSearch(text);
  });
  useEffect(() => {
    if (text === asked) return undefined;
    const pause = setTimeout(() => search(), text === '' ? 0 : PAUSE_MS);
    return () => clearTimeout(pause);
  }, [text, asked]);
  const clear = () => {
    setText('');
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
        onChange={(event) => setText(event.target.value)}
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
