import type { Edit, HistoryItem } from '@maquette/contract';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BeforeAfter } from '../../../ui/BeforeAfter.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { PhotoFrame } from '../photo/PhotoFrame.tsx';
import { ChangesMap } from './ChangesMap.tsx';

const views = ['slider', 'hold', 'sideBySide', 'changes'] as const;
type View = (typeof views)[number];

const viewLabels = {
  slider: 'edits.result.slider',
  hold: 'edits.result.holdView',
  sideBySide: 'edits.result.sideBySide',
  changes: 'edits.result.changes',
} as const;

interface ResultCompareProps {
  edit: Edit;
  photo: HistoryItem;
  result: HistoryItem;
  /** How to compare at first. */
  initialView?: View;
}

/** Before and after in four ways, and the proof that nothing else changed. */
export function ResultCompare({ edit, photo, result, initialView = 'slider' }: ResultCompareProps) {
  const { t, i18n } = useTranslation();
  const [view, setView] = useState<View>(initialView);
  const { width, height } = photo.metadata;
  const count = new Intl.NumberFormat(i18n.language);
  const before = { src: `${photo.url}&w=1280`, alt: photo.name };
  const after = {
    src: `${result.url}&w=1280`,
    alt: edit.request.prompt
      ? t('edits.result.alt', { prompt: edit.request.prompt })
      : t('edits.result.altRemoved'),
  };
  const labels = { before: t('edits.result.before'), after: t('edits.result.after') };

  return (
    <>
      <div role="group" aria-label={t('edits.result.view')} className="flex flex-wrap gap-2">
        {views.map((name) => (
          <Chip key={name} selected={view === name} onClick={() => setView(name)}>
            {t(viewLabels[name])}
          </Chip>
        ))}
      </div>
      <PhotoFrame photo={photo} most={74}>
        {(view === 'slider' || view === 'hold') && (
          <BeforeAfter
            mode={view === 'slider' ? 'slide' : 'hold'}
            before={before}
            after={after}
            width={width}
            height={height}
            eager
            labels={{
              ...labels,
              control: view === 'slider' ? t('edits.result.compare') : t('edits.result.hold'),
            }}
          />
        )}
        {view === 'sideBySide' && (
          <Pair before={before} after={after} labels={labels} width={width} height={height} />
        )}
        {view === 'changes' && (
          <ChangesMap before={before.src} after={after.src} width={width} height={height} />
        )}
      </PhotoFrame>
      {edit.changedOutside !== null && edit.outsidePixels !== null && (
        <p className="flex items-center justify-center gap-2 text-sm text-ink-soft">
          <ShieldCheck aria-hidden size={18} className="shrink-0 text-success" />
          {edit.outsidePixels === 0
            ? t('edits.result.nothingOutside')
            : t(edit.request.place ? 'edits.result.promiseOfPlace' : 'edits.result.promise', {
                count: edit.changedOutside,
                changed: count.format(edit.changedOutside),
                total: count.format(edit.outsidePixels),
              })}
        </p>
      )}
    </>
  );
}

interface PairProps {
  before: { src: string; alt: string };
  after: { src: string; alt: string };
  labels: { before: string; after: string };
  width: number;
  height: number;
}

/** Both pictures at once; above each other where there is little width. */
function Pair({ before, after, labels, width, height }: PairProps) {
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {[
        { ...before, label: labels.before },
        { ...after, label: labels.after },
      ].map(({ src, alt, label }) => (
        <figure key={src} className="flex flex-col gap-1.5">
          <img
            src={src}
            alt={alt}
            width={width}
            height={height}
            className="h-auto w-full rounded-lg bg-sunken"
          />
          <figcaption className="text-sm text-ink-soft">{label}</figcaption>
        </figure>
      ))}
    </div>
  );
}
