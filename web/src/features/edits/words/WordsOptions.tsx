import { MoreOptions } from './MoreOptions.tsx';
import { StyleField } from './StyleField.tsx';
import { VariationsField } from './VariationsField.tsx';
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
