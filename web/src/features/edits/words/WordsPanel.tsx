import type { Reading } from '@maquette/engine';
import { useTranslation } from 'react-i18next';
import { useSettled } from '../region/use-settled.ts';
import { wishLines } from './wish-lines.ts';

interface WordsPanelProps {
  reading: Reading | null;
  /** Our own engine serves. */
  isOwnEngine: boolean;
  /** What the wish is done to where something else than the words says so; null = what is marked. */
  target?: string | null;
}

/** What will be done by the words, before the price; read out once typing has paused. */
export function WordsPanel({ reading, isOwnEngine, target }: WordsPanelProps) {
  const { t, i18n } = useTranslation();
  const lines = reading
    ? wishLines(reading, { isOwnEngine, language: i18n.language, ...(target !== undefined && { target }) })
    : [];
  const [said] = useSettled(lines.map(({ key, gaps }) => t(key, gaps)).join('\n'));
  return (
    <div role="status" aria-label={t('edits.wish.label')} className="text-sm text-ink-soft">
      {said.split('\n').map((line) => line && <p key={line}>{line}</p>)}
    </div>
  );
}
