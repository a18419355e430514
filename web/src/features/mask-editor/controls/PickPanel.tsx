import { Minus, Plus, Search, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import type { PickState } from '../model/picker.ts';
import type { PickHandles } from '../use-pick.ts';
import { percentOf } from './labels.ts';

/** As many letters as a search takes. */
const MOST_LETTERS = 200;

/** Finds something by its name instead of pointing at it. */
export function PickField({ isFinding, onFind }: { isFinding: boolean; onFind: (words: string) => void }) {
  const { t } = useTranslation();
  const [words, setWords] = useState('');
  return (
    <form
      className="relative w-full wide:rounded-full wide:shadow-mid"
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
  picker: PickHandles;
}

/** That something is being looked for, or was not found. What was found is seen on the photo. */
export function PickReport({ state, picker }: PickReportProps) {
  const { t } = useTranslation();
  const close = (
    <IconButton
      size="sm"
      label={t('app.dismiss')}
      icon={<X aria-hidden size={18} />}
      onClick={picker.cancel}
    />
  );
  switch (state.kind) {
    case 'idle':
    case 'asking':
    case 'found':
      return null;
    case 'finding':
      return (
        <div
          role="status"
          className="mx-auto flex w-fit items-center gap-3 rounded-full border border-line bg-raised py-1 pr-1.5 pl-4 text-[15px] text-ink shadow-mid"
        >
          <Spinner size={18} />
          {t('maskEditor.pick.finding')}
          <Button variant="ghost" size="sm" className="rounded-full" onClick={picker.cancel}>
            {t('app.cancel')}
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

/** Whether there is something to choose: it stands below the photo, which must be seen for it. */
export function hasChoices(state: PickState): state is PickState & { kind: 'asking' | 'found' } {
  return state.kind === 'asking' || (state.kind === 'found' && (state.isUnsure || state.readings.length > 1));
}

interface PickChoicesProps {
  state: PickState & { kind: 'asking' | 'found' };
  picker: PickHandles;
}

/** What may have been meant: each is shown on the photo by pointing or by the focus, and marked by a click. */
export function PickChoices({ state, picker }: PickChoicesProps) {
  const { t, i18n } = useTranslation();
  const { kind, readings, erases } = state;
  const isFound = kind === 'found';
  const others = [...readings.entries()].filter(([index]) => !isFound || index !== state.taken);
  const percent = (coverage: number) => percentOf(coverage, i18n.language, { isAsSign: true });
  const said = () => {
    if (isFound) return t(state.isUnsure ? 'maskEditor.pick.unsure' : 'maskEditor.pick.others');
    const covered = percent(readings[0]?.coverage ?? 0);
    return state.isLarge ? t('maskEditor.pick.large', { percent: covered }) : t('maskEditor.pick.unlikely');
  };
  return (
    <div className="flex h-11 w-full items-center gap-1.5 pl-2">
      <p role="status" className="max-w-44 min-w-24 flex-1 text-[13px]/tight text-ink wide:max-w-none">
        {said()}
      </p>
      <div className="flex min-w-0 shrink gap-1.5 overflow-x-auto px-0.5">
        {others.map(([index, { coverage }]) => {
          const isLargeOne = !isFound && state.isLarge && index === 0;
          const choice = { number: index + 1, percent: percent(coverage) };
          const name = isLargeOne ? t('maskEditor.pick.takeLarge') : t('maskEditor.pick.choice', choice);
          return (
            <Chip
              key={index}
              aria-label={name}
              title={name}
              icon={erases ? <Minus aria-hidden size={15} /> : <Plus aria-hidden size={15} />}
              className="h-11! shrink-0"
              onPointerEnter={() => picker.show(index)}
              onPointerLeave={() => picker.show(isFound ? null : 0)}
              onFocus={() => picker.show(index)}
              onBlur={() => picker.show(isFound ? null : 0)}
              onClick={() => picker.take(index)}
            >
              {isLargeOne ? name : t('maskEditor.pick.choiceShort', choice)}
            </Chip>
          );
        })}
      </div>
      <IconButton
        label={t('app.dismiss')}
        icon={<X aria-hidden size={18} />}
        className="rounded-full"
        onClick={picker.cancel}
      />
    </div>
  );
}
