import { useTranslation } from 'react-i18next';
import type { Opened } from '../model/opened.ts';
import type { PhotoWorker } from '../worker/photo-worker.ts';
import { histogramPaths, tonesOf } from './histogram-shape.ts';
import { useHistogram } from './use-measured.ts';

interface HistogramFigureProps {
  opened: Opened;
  worker: PhotoWorker;
}

/** The light of the picture by channel; the same in numbers for who does not see it. */
export function HistogramFigure({ opened, worker }: HistogramFigureProps) {
  const { t } = useTranslation();
  const histogram = useHistogram(opened.store, opened.picture, worker);
  const paths = histogram && histogramPaths(histogram);
  return (
    <svg
      role="img"
      aria-label={
        histogram ? t('photoEditor.histogram.text', { ...tonesOf(histogram) }) : t('photoEditor.histogram')
      }
      viewBox="0 0 63 1"
      preserveAspectRatio="none"
      className="block h-20 w-full rounded-sm bg-sunken"
    >
      {paths && (
        <>
          <path d={paths.luminance} className="fill-ink-faint opacity-40" />
          <path d={paths.red} className="fill-[#e5484d] opacity-45" />
          <path d={paths.green} className="fill-[#30a46c] opacity-45" />
          <path d={paths.blue} className="fill-[#3b82f6] opacity-45" />
        </>
      )}
    </svg>
  );
}
