import type { Histogram } from '@maquette/engine';
import { useTranslation } from 'react-i18next';
import type { Opened } from '../model/opened.ts';
import type { PhotoWorker } from '../worker/photo-worker.ts';
import { useHistogram } from './use-measured.ts';

/** The light of the picture by channel; the same in numbers for who does not see it. */
export function HistogramFigure({ opened, worker }: { opened: Opened; worker: PhotoWorker }) {
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

const COLUMNS = 64;
const PER_COLUMN = 256 / COLUMNS;
/** Columns beyond this share of the others do not flatten the rest: a white wall fills one of them. */
const TOP_SHARE = 0.98;

/** Shares of the pixels in per cent: below a quarter of full brightness, between, and from three quarters. */
interface Tones {
  readonly dark: number;
  readonly middle: number;
  readonly light: number;
}

/** The outline of each channel in a field of 64 by 1, 0 at the bottom, as an SVG path. */
export function histogramPaths(histogram: Histogram): Record<keyof Histogram, string> {
  const columns = {
    red: columnsOf(histogram.red),
    green: columnsOf(histogram.green),
    blue: columnsOf(histogram.blue),
    luminance: columnsOf(histogram.luminance),
  };
  const sorted = Object.values(columns)
    .flat()
    .toSorted((one, other) => one - other);
  const top = Math.max(1, sorted[Math.floor((sorted.length - 1) * TOP_SHARE)] ?? 1);
  const path = (counts: readonly number[]) =>
    `M0 1${counts.map((count, i) => `L${i} ${Math.max(0, 1 - count / top).toFixed(3)}`).join('')}L${COLUMNS - 1} 1Z`;
  return {
    red: path(columns.red),
    green: path(columns.green),
    blue: path(columns.blue),
    luminance: path(columns.luminance),
  };
}

/** What the figure shows, in numbers that can be read out. */
export function tonesOf({ luminance }: Histogram): Tones {
  const sum = (from: number, to: number) => luminance.slice(from, to).reduce((all, count) => all + count, 0);
  const all = Math.max(1, sum(0, 256));
  const dark = Math.round((sum(0, 64) / all) * 100);
  const light = Math.round((sum(192, 256) / all) * 100);
  return { dark, light, middle: Math.max(0, 100 - dark - light) };
}

function columnsOf(counts: Uint32Array): number[] {
  return Array.from({ length: COLUMNS }, (_, column) =>
    counts.slice(column * PER_COLUMN, (column + 1) * PER_COLUMN).reduce((all, count) => all + count, 0),
  );
}
