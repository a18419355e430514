import { Minus, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ZOOM_STEP } from '../../../platform/viewport/viewport.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import type { EditorAction } from '../model/keys.ts';
import type { SessionSnapshot } from '../model/session-snapshot.ts';
import { percentOf } from './labels.ts';

interface StatusBarProps {
  snapshot: SessionSnapshot;
  run: (action: EditorAction) => void;
}

/** One line: what the tool can do with a modifier, how much is marked, the zoom. */
export function StatusBar({ snapshot, run }: StatusBarProps) {
  const { t, i18n } = useTranslation();
  const { settings, coverage, zoomPercent, isFitted } = snapshot;
  const marked =
    coverage > 0
      ? t('maskEditor.covered', { percent: percentOf(coverage, i18n.language, { isAsSign: true }) })
      : t('maskEditor.nothingMarked');
  const zoomText = isFitted
    ? t('maskEditor.fitted', { percent: zoomPercent })
    : t('maskEditor.percent', { value: zoomPercent });
  return (
    <div className="flex min-h-9 shrink-0 items-center gap-3 border-t border-line bg-surface px-3 text-[13px] text-ink-faint">
      <p className="hidden min-w-0 flex-1 truncate group-has-[[role=application]:focus-visible:not([data-by=pointer])]/editor:hidden @3xl:block touch:hidden">
        {t(`maskEditor.hint.${settings.tool}`)}
      </p>
      <p className="hidden min-w-0 flex-1 truncate group-has-[[role=application]:focus-visible:not([data-by=pointer])]/editor:block touch:hidden!">
        {t('maskEditor.hint.keyboard')}
      </p>
      <p className="hidden min-w-0 flex-1 truncate @3xl:touch:block">{t('maskEditor.hint.touch')}</p>
      <p className="shrink-0 tabular-nums @max-3xl:flex-1">{marked}</p>
      <div role="group" aria-label={t('maskEditor.zoom')} className="-mr-2 flex shrink-0 items-center">
        <IconButton
          size="sm"
          label={t('maskEditor.zoomOut')}
          icon={<Minus aria-hidden size={16} />}
          onClick={() => run({ type: 'zoom', factor: 1 / ZOOM_STEP })}
        />
        <button
          type="button"
          title={isFitted ? t('maskEditor.actualSize') : t('maskEditor.fit')}
          className={`${buttonClass({ variant: 'ghost', size: 'sm' })} min-w-20 px-1! text-[13px]! tabular-nums`}
          onClick={() => run({ type: isFitted ? 'actual-size' : 'fit' })}
        >
          {zoomText}
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
