import { countMax, StylePreset, stylesOfScreen } from '@maquette/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../../ui/Chip.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { MoreOptions } from './MoreOptions.tsx';
import type { Words } from './words.ts';

interface WordsOptionsProps {
  words: Words;
  onChange: (words: Partial<Words>) => void;
  /** Whether a field of the call changes the picture: the others are not offered. */
  reads: (field: string) => boolean;
}

/** How what is wished for is made: style, how many, and what only some want. */
export function WordsOptions({ words, onChange, reads }: WordsOptionsProps) {
  return (
    <>
      {reads('style_preset') && (
        <StyleField
          tool="inpaint"
          value={words.stylePreset}
          onChange={(stylePreset) => onChange({ stylePreset })}
        />
      )}
      {reads('count') && <VariationsField value={words.count} onChange={(count) => onChange({ count })} />}
      <MoreOptions words={words} onChange={onChange} reads={reads} />
    </>
  );
}

interface StyleFieldProps {
  /** The styles differ by tool. */
  tool: keyof typeof stylesOfScreen;
  value: StylePreset;
  onChange: (style: StylePreset) => void;
}

/** In which style it is drawn; none first. */
export function StyleField({ tool, value, onChange }: StyleFieldProps) {
  const { t } = useTranslation();
  return (
    <SelectField
      label={t('edits.style.label')}
      value={value}
      onChange={(event) => onChange(StylePreset.parse(event.currentTarget.value))}
      options={[
        { value: '', label: t('edits.style.none') },
        ...stylesOfScreen[tool].map((style) => ({ value: style, label: t(`edits.style.${style}`) })),
      ]}
    />
  );
}

const counts = Array.from({ length: countMax }, (_, at) => at + 1);

/** How many pictures are wanted of the same words. */
export function VariationsField({ value, onChange }: { value: number; onChange: (count: number) => void }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="flex items-center justify-between gap-3">
      <span id={id} className="text-sm font-medium">
        {t('edits.search.variations')}
      </span>
      <span className="flex gap-1.5">
        {counts.map((count) => (
          <Chip key={count} selected={count === value} onClick={() => onChange(count)}>
            {count}
          </Chip>
        ))}
      </span>
    </div>
  );
}
