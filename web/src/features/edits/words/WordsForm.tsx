import { limits, StylePreset, stylesOfScreen } from '@maquette/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import type { Words } from '../model/draft.ts';
import { VariationsField } from '../variations/index.ts';
import { ExamplePrompts } from './ExamplePrompts.tsx';
import { MoreOptions } from './MoreOptions.tsx';

interface WordsFormProps {
  words: Words;
  onChange: (words: Partial<Words>) => void;
  onSubmit: () => void;
  features: readonly string[];
  isPremium: boolean;
  /** What speaks against the words, beneath them. */
  advice?: ReactNode;
  /** Buttons at the end. */
  children: ReactNode;
}

/** What one wants to see: prompt, examples, style, more options. Ctrl or Cmd and Enter sends it. */
export function WordsForm(props: WordsFormProps) {
  const { words, onChange, onSubmit, features, isPremium, advice, children } = props;
  const { t } = useTranslation();
  return (
    <form
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <TextArea
        label={t('edits.prompt.label')}
        placeholder={t('edits.prompt.placeholder')}
        required
        maxLength={limits.promptMax}
        value={words.prompt}
        onChange={(event) => onChange({ prompt: event.currentTarget.value })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          onSubmit();
        }}
      />
      {advice}
      <ExamplePrompts onChosen={(prompt) => onChange({ prompt })} />
      {!isPremium && (
        <SelectField
          label={t('edits.style.label')}
          value={words.stylePreset}
          onChange={(event) => onChange({ stylePreset: StylePreset.parse(event.currentTarget.value) })}
          options={[
            { value: '', label: t('edits.style.none') },
            ...stylesOfScreen.inpaint.map((value) => ({ value, label: t(`edits.style.${value}`) })),
          ]}
        />
      )}
      <VariationsField value={words.count} onChange={(count) => onChange({ count })} />
      <MoreOptions words={words} onChange={onChange} features={features} isPremium={isPremium} />
      {children}
    </form>
  );
}
