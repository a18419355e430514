import { Maximize2, Minus, Plus, Scan, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { printPercent } from '../../../platform/i18n/print-percent.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { type Comparison, views } from './use-comparison.ts';
import type { Look } from './use-look.ts';

const viewLabels = {
  slider: 'edits.result.slider',
  hold: 'edits.result.holdView',
  sideBySide: 'edits.result.sideBySide',
  changes: 'edits.result.changes',
} as const;

interface CompareToolsProps {
  comparison: Comparison;
  look: Look;
  isFull: boolean;
  /** Fills the screen, or leaves it. */
  onFull: (isFull: boolean) => void;
}

/** How to compare, how near, and how large. */
export function CompareTools({ comparison, look, isFull, onFull }: CompareToolsProps) {
  const { t, i18n } = useTranslation();
  const { view, setView } = comparison;
  const whole = printPercent(1, i18n.language);
  return (
    <div
      className={classNames(
        'flex shrink-0 items-center justify-between gap-x-4 gap-y-1.5 wide:flex-wrap',
        isFull && 'narrow:flex-wrap-reverse narrow:justify-end',
      )}
    >
      <div
        role="group"
        aria-label={t('edits.result.view')}
        className={classNames(
          'flex min-w-0 gap-1 overflow-x-auto p-0.5 wide:flex-wrap wide:gap-1.5',
          isFull && 'narrow:w-full narrow:flex-wrap',
        )}
      >
        {views.map((name) => (
          <Chip
            key={name}
            selected={view === name}
            onClick={() => setView(name)}
            className="shrink-0 px-2.5! whitespace-nowrap"
          >
            {t(viewLabels[name])}
          </Chip>
        ))}
      </div>
      <div
        role="group"
        aria-label={t('edits.compare.zoom')}
        className="flex items-center gap-0.5 narrow:shrink-0 wide:flex-wrap"
      >
        {/* Beside a narrow stage there is room for one: fingers and the full screen have the others. */}
        <div className={isFull ? 'contents' : 'contents narrow:hidden'}>
          <IconButton
            size="sm"
            label={t('edits.compare.farther')}
            icon={<Minus aria-hidden size={18} />}
            aria-disabled={look.isFitted}
            onClick={look.farther}
          />
          <IconButton
            size="sm"
            label={t('edits.compare.nearer')}
            icon={<Plus aria-hidden size={18} />}
            onClick={look.nearer}
          />
          <IconButton
            size="sm"
            label={t('edits.compare.fit')}
            icon={<Scan aria-hidden size={18} />}
            aria-pressed={look.isFitted}
            onClick={look.fit}
          />
          <IconButton
            size="sm"
            label={t('edits.compare.full', { percent: whole })}
            icon={<span className="text-[11px] font-semibold tabular-nums">{whole}</span>}
            aria-pressed={!look.isFitted && look.view.scale === 1}
            onClick={look.full}
          />
        </div>
        <IconButton
          size="sm"
          label={t(isFull ? 'edits.compare.leaveScreen' : 'edits.compare.fillScreen')}
          icon={isFull ? <X aria-hidden size={18} /> : <Maximize2 aria-hidden size={18} />}
          onClick={() => onFull(!isFull)}
        />
      </div>
    </div>
  );
}
