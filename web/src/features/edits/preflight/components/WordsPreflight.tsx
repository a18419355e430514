import { contradictionsOf } from '@maquette/engine';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Warning, Warnings } from './Warnings.tsx';

interface WordsPreflightProps {
  prompt: string;
  /** What should not appear; empty where nobody reads it. */
  negativePrompt: string;
  onChange: (words: { prompt: string; negativePrompt?: string }) => void;
  /** Removes what is marked; missing where there is nothing to remove. */
  onRemove?: () => void;
}

/** Warns of words that contradict each other, and deletes the one that does. */
export function WordsPreflight({ prompt, negativePrompt, onChange, onRemove }: WordsPreflightProps) {
  const { t } = useTranslation();
  // Typing goes first.
  const [wish, unwanted] = [useDeferredValue(prompt), useDeferredValue(negativePrompt)];
  const clashes = useMemo(() => contradictionsOf(wish, unwanted), [wish, unwanted]);
  const warnings = clashes.map(({ word, repairedPrompt, repairedNegativePrompt }): Warning => {
    if (repairedPrompt === '') {
      const repairs = onRemove ? [{ label: t('edits.removeAction'), onAct: onRemove }] : [];
      return { text: t('edits.preflight.wantsRemoval', { word }), repairs };
    }
    const mended = {
      prompt: repairedPrompt,
      ...(negativePrompt !== '' && { negativePrompt: repairedNegativePrompt }),
    };
    const repair = { label: t('edits.preflight.deleteWord', { word }), onAct: () => onChange(mended) };
    return { text: t('edits.preflight.clash', { word }), repairs: [repair] };
  });
  return <Warnings warnings={warnings} />;
}
