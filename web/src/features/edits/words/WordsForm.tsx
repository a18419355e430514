import { limits } from '@maquette/contract';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../../ui/Chip.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import type { Words } from './words.ts';

interface WordsFormProps {
  words: Words;
  onChange: (words: Partial<Words>) => void;
  onSubmit: () => void;
  /** Somebody is about to say something. */
  onFocus?: () => void;
  /** The field of the words. */
  ref?: Ref<HTMLTextAreaElement>;
  /** What will be done by the words. */
  panel?: ReactNode;
  /** Whether words are needed. */
  isWordless?: boolean;
  /** What speaks against the words, beneath them. */
  advice?: ReactNode;
  /** Beside the field's name. */
  more?: ReactNode;
  /** Examples are offered. */
  hasExamples: boolean;
  /** Buttons at the end. */
  children: ReactNode;
}

/** What one wants to see, in words, with examples. Ctrl or Cmd and Enter sends it. */
export function WordsForm(props: WordsFormProps) {
  const { words, onChange, onSubmit, onFocus, ref, panel, advice } = props;
  const { isWordless = false, hasExamples, more, children } = props;
  const { t } = useTranslation();
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <div className="relative flex flex-col gap-2">
        {more && <div className="absolute -top-2 right-0">{more}</div>}
        <TextArea
          ref={ref}
          label={t('edits.prompt.label')}
          placeholder={t('edits.prompt.placeholder')}
          required={!isWordless}
          maxLength={limits.promptMax}
          rows={1}
          value={words.prompt}
          className="max-h-24! min-h-11!"
          onFocus={onFocus}
          onChange={(event) => onChange({ prompt: event.currentTarget.value })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            onSubmit();
          }}
        />
        {hasExamples && !isWordless && <ExamplePrompts onChosen={(prompt) => onChange({ prompt })} />}
        {panel}
      </div>
      {advice}
      {children}
    </form>
  );
}

const examples = [
  { label: 'edits.example.sofa', prompt: 'edits.example.sofaPrompt' },
  { label: 'edits.example.dining', prompt: 'edits.example.diningPrompt' },
  { label: 'edits.example.coffeeTable', prompt: 'edits.example.coffeeTablePrompt' },
  { label: 'edits.example.painting', prompt: 'edits.example.paintingPrompt' },
  { label: 'edits.example.plant', prompt: 'edits.example.plantPrompt' },
] as const;

/** Examples that fill the prompt. */
function ExamplePrompts({ onChosen }: { onChosen: (prompt: string) => void }) {
  const { t } = useTranslation();
  return (
    <div role="group" aria-label={t('edits.prompt.examples')} className="flex gap-1.5 overflow-x-auto py-0.5">
      {examples.map(({ label, prompt }) => (
        <Chip key={label} className="shrink-0" onClick={() => onChosen(t(prompt))}>
          {t(label)}
        </Chip>
      ))}
    </div>
  );
}
