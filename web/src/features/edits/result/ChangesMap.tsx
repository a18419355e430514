import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { drawChanges } from './draw-changes.ts';

interface ChangesMapProps {
  before: string;
  after: string;
  width: number;
  height: number;
}

/** Where the two pictures differ: bright on a grey copy of the photo. */
export function ChangesMap({ before, after, width, height }: ChangesMapProps) {
  const { t } = useTranslation();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const stop = new AbortController();
    const target = canvas.current;
    if (target) drawChanges({ target, before, after, signal: stop.signal }).catch(() => undefined);
    return () => stop.abort();
  }, [before, after]);
  return (
    <figure className="flex flex-col gap-2">
      <canvas
        ref={canvas}
        role="img"
        aria-label={t('edits.result.changesAlt')}
        style={{ aspectRatio: `${width} / ${height}` }}
        className="w-full rounded-lg bg-sunken"
      />
      <figcaption className="text-center text-sm text-ink-faint">{t('edits.result.changesHint')}</figcaption>
    </figure>
  );
}
