import { Search, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import type { PickState } from '../use-pick.ts';

/** As many letters as a search takes. */
const MOST_LETTERS = 200;

/** Finds something by its name instead of pointing at it. */
export function PickField({ isFinding, onFind }: { isFinding: boolean; onFind: (words: string) => void }) {
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

interface PickReportProps {
  state: PickState;
  /** Calls the search off, or puts its outcome away. */
  onCancel: () => void;
}

/** That something is being looked for, or was not found. What was found is seen on the photo. */
export function PickReport({ state, onCancel }: PickReportProps) {
  const { t } = useTranslation();
  const close = (
    <IconButton
      size="sm"
      label={t('maskEditor.pick.close')}
      icon={<X aria-hidden size={18} />}
      onClick={onCancel}
    />
  );
  switch (state.kind) {
    case 'idle':
      return null;
    case 'finding':
      return (
        <div
          role="status"
          className="mx-auto flex w-fit items-center gap-3 rounded-full border border-line bg-raised py-1 pr-1.5 pl-4 text-[15px] text-ink shadow-mid"
        >
          <Spinner size={18} />
          {t('maskEditor.pick.finding')}
          <Button variant="ghost" size="sm" className="rounded-full" onClick={onCancel}>
            {t('maskEditor.cancel')}
          </Button>
        </div>
      );
    case 'nothing':
      return (
        <Banner tone="warning" actions={close}>
          {state.words === ''
            ? t('maskEditor.pick.nothingHere')
            : t('maskEditor.pick.nothingNamed', { words: state.words })}
        </Banner>
      );
    case 'failed':
      return (
        <Banner tone="danger" actions={close}>
          {t('maskEditor.pick.failed')}
        </Banner>
      );
  }
}
