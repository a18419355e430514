import { limits } from '@maquette/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../../ui/Chip.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { StyleField } from './StyleField.tsx';
import type { Words } from './words.ts';
import { MoreOptions } from './MoreOptions.tsx';
import { VariationsField } from './VariationsField.tsx';

interface WordsFormProps {
  words: Words;
  onChange: (words: Partial<Words>) => void;
  onSubmit: () => void;
  /** Whether a field of the call changes the picture: the others are not offered. */
  reads: (field: string) => boolean;
  /** What will be done by the words. */
  panel?: ReactNode;
  /** A thing of one's own instead of words. */
  product?: ReactNode;
  /** Whether words are needed. */
  isWordless?: boolean;
  /** What speaks against the words, beneath them. */
  advice?: ReactNode;
  /** Buttons at the end. */
  children: ReactNode;
}

/** What one wants to see: prompt, examples, style, more options. Ctrl or Cmd and Enter sends it. */
export function WordsForm(props: WordsFormProps) {
  const { words, onChange, onSubmit, reads, panel, advice, product, isWordless = false, children } = props;
  const { t } = useTranslation();
  return (
    <form
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <div className="flex flex-col gap-2">
        <TextArea
          label={t('edits.prompt.label')}
          placeholder={t('edits.prompt.placeholder')}
          required={!isWordless}
          maxLength={limits.promptMax}
          value={words.prompt}
          onChange={(event) => onChange({ prompt: event.currentTarget.value })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            onSubmit();
          }}
        />
        {panel}
      </div>
      {advice}
      {!isWordless && <ExamplePrompts onChosen={(prompt) => onChange({ prompt })} />}
      {product}
      {reads('style_preset') && (
        <StyleField
          tool="inpaint"
          value={words.stylePreset}
          onChange={(stylePreset) => onChange({ stylePreset })}
        />
      )}
      {reads('count') && <VariationsField value={words.count} onChange={(count) => onChange({ count })} />}
      <MoreOptions words={words} onChange={onChange} reads={reads} />
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
    <div role="group" aria-label={t('edits.prompt.examples')} className="flex flex-wrap gap-2">
      {examples.map(({ label, prompt }) => (
        <Chip key={label} onClick={() => onChosen(t(prompt))}>
          {t(label)}
        </Chip>
      ))}
    </div>
  );
}
