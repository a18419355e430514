import { contradictionsOf } from '@maquette/engine';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Warning, Warnings } from './Warnings.tsx';

interface WordsPreflightProps {
  prompt: string;
  /** What should not appear; empty where nobody reads it. */
  negativePrompt: string;
  onChange: (words: { prompt: string; negativePrompt?: string }) => void;
}

/** Warns of words that contradict each other, and deletes the one that does. */
export function WordsPreflight({ prompt, negativePrompt, onChange }: WordsPreflightProps) {
  const { t } = useTranslation();
  // Typing goes first.
  const [wish, unwanted] = [useDeferredValue(prompt), useDeferredValue(negativePrompt)];
  const clashes = useMemo(() => contradictionsOf(wish, unwanted), [wish, unwanted]);
  // Words that are nothing but a removal are a wish of their own.
  const mendable = clashes.filter(({ repairedPrompt }) => repairedPrompt !== '');
  const warnings = mendable.map(({ word, repairedPrompt, repairedNegativePrompt }): Warning => {
    const mended = {
      prompt: repairedPrompt,
      ...(negativePrompt !== '' && { negativePrompt: repairedNegativePrompt }),
    };
    const repair = { label: t('edits.preflight.deleteWord', { word }), onAct: () => onChange(mended) };
    return { text: t('edits.preflight.clash', { word }), repairs: [repair] };
  });
  return <Warnings warnings={warnings} />;
}
