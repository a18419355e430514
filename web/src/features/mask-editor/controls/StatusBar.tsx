import { Minus, Pencil, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ZOOM_STEP } from '../../../platform/viewport/viewport.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import type { EditorAction } from '../model/keys.ts';
import type { SessionSnapshot } from '../model/session-snapshot.ts';
import { percentOf } from './labels.ts';

interface StatusBarProps {
  snapshot: SessionSnapshot;
  run: (action: EditorAction) => void;
  /** A mask that was saved before is being changed. */
  isEditing: boolean;
}

/** One line: what the tool can do with a modifier, how much is marked, the zoom. */
export function StatusBar({ snapshot, run, isEditing }: StatusBarProps) {
  const { t, i18n } = useTranslation();
  const { settings, coverage, zoomPercent, isFitted } = snapshot;
  const marked =
    coverage > 0
      ? t('maskEditor.covered', { percent: percentOf(coverage, i18n.language, { isAsSign: true }) })
      : t('maskEditor.nothingMarked');
  const percent = t('maskEditor.percent', { value: zoomPercent });
  return (
    <div className="stage-line pointer-events-none z-10 flex min-w-0 items-center gap-1 text-[13px] text-ink-soft wide:gap-2 transition-opacity narrow:border-b narrow:border-line narrow:bg-surface narrow:pl-3 wide:items-end wide:p-2 wide:group-has-data-[painting=true]/editor:opacity-0">
      <div className="min-w-0 flex-1 wide:hidden">
        <p className="hidden text-xs leading-tight touch:line-clamp-2">
          {t(`maskEditor.touch.${settings.tool}`)}
        </p>
        <p className="line-clamp-2 leading-tight max-sm:hidden touch:hidden">
          {t(`maskEditor.hint.${settings.tool}`)}
        </p>
      </div>
      <div className="flex min-w-0 items-center gap-2 wide:flex-1">
        {isEditing && (
          <span className="wide:shrink-0 wide:whitespace-nowrap">
            <Tag tone="accent">
              <Pencil aria-hidden size={13} />
              {t('maskEditor.editing')}
            </Tag>
          </span>
        )}
        <div
          className={classNames(
            'flex min-w-0 items-center gap-2 wide:rounded-sm wide:bg-raised/90 wide:px-2 wide:py-1',
            // On a narrow stage what to do is more than that nothing is done.
            coverage === 0 && 'narrow:sr-only',
          )}
        >
          <p className="shrink-0 tabular-nums narrow:max-w-16 narrow:text-xs narrow:leading-tight">
            {marked}
          </p>
          <p className="hidden min-w-0 text-ink-faint leading-tight group-has-[[role=application]:focus-visible:not([data-by=pointer])]/editor:hidden lg:block touch:hidden">
            {t(`maskEditor.hint.${settings.tool}`)}
          </p>
          <p className="hidden min-w-0 text-ink-faint leading-tight group-has-[[role=application]:focus-visible:not([data-by=pointer])]/editor:wide:block touch:hidden!">
            {t('maskEditor.hint.keyboard')}
          </p>
          <p className="hidden min-w-0 text-ink-faint leading-tight wide:touch:block">
            {t(`maskEditor.touch.${settings.tool}`)} {t('maskEditor.hint.touch')}
          </p>
        </div>
      </div>
      <div
        role="group"
        aria-label={t('maskEditor.zoom')}
        className="pointer-events-auto flex shrink-0 items-center wide:rounded-sm wide:bg-raised/90"
      >
        <IconButton
          size="sm"
          label={t('maskEditor.zoomOut')}
          icon={<Minus aria-hidden size={16} />}
          onClick={() => run({ type: 'zoom', factor: 1 / ZOOM_STEP })}
        />
        <button
          type="button"
          title={isFitted ? t('maskEditor.actualSize') : t('maskEditor.fit')}
          className={`${buttonClass({ variant: 'ghost', size: 'sm' })} min-w-11 px-1! wide:min-w-16 text-[13px]! tabular-nums`}
          onClick={() => run({ type: isFitted ? 'actual-size' : 'fit' })}
        >
          <span className={isFitted ? 'wide:hidden' : undefined}>{percent}</span>
          {isFitted && (
            <span className="narrow:hidden">{t('maskEditor.fitted', { percent: zoomPercent })}</span>
          )}
        </button>
        <IconButton
          size="sm"
          label={t('maskEditor.zoomIn')}
          icon={<Plus aria-hidden size={16} />}
          onClick={() => run({ type: 'zoom', factor: ZOOM_STEP })}
        />
      </div>
    </div>
  );
}
