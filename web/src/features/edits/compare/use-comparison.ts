import type { Edit, HistoryItem } from '@maquette/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Selection } from '../../../platform/stage/place-bar.ts';
import { useChangedRegion } from './changed-region.ts';

/** In which ways a photo and its result are compared. */
export const views = ['slider', 'hold', 'sideBySide', 'changes'] as const;
export type View = (typeof views)[number];

interface Compared {
  readonly edit: Edit;
  readonly photo: HistoryItem;
  readonly result: HistoryItem;
}

export type Comparison = ReturnType<typeof useComparison>;

/**
 * How a photo and its result are compared: it stays the same from one result to the next. The line stands where the change begins
 * until somebody moves it: all of the result is seen.
 */
export function useComparison({ edit, photo, result }: Compared) {
  const { t } = useTranslation();
  const [view, setView] = useState<View>('slider');
  const [line, setLine] = useState<{ of: string; at: number } | null>(null);
  const [isHeld, hold] = useState(false);
  const start = lineAt(useChangedRegion(edit, result));
  const moved = line?.of === edit.id ? line.at : null;
  const moveTo = (at: number | null) => setLine(at === null ? null : { of: edit.id, at });
  return {
    ...{ view, setView, moveTo, isHeld, hold },
    /** Where the line stands, in percent of the width. */
    at: moved ?? start,
    /** Where somebody moved it; null while nobody has. */
    moved,
    before: { url: photo.url, alt: photo.name },
    after: {
      url: result.url,
      alt: edit.request.prompt
        ? t('edits.result.alt', { prompt: edit.request.prompt })
        : t('edits.result.altRemoved'),
    },
    labels: { before: t('edits.result.before'), after: t('edits.result.after') },
  };
}

/** The line does not stand so far to the right that there would be nothing to see beside it. Percent. */
const FURTHEST = 95;

/** Where the line stands for a change of this part of the photo, in percent of the width. */
export function lineAt(changed: Selection | null): number {
  const [left] = changed ?? [0];
  return Math.min(FURTHEST, Math.max(0, Math.floor(left * 100)));
}
