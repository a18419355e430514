import { Eye, Minus, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../ui/button-class.ts';
import { holdHandlers } from '../../../ui/hold-handlers.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import type { KeyAction } from '../keys.ts';

interface ZoomControlsProps {
  /** Screen pixels per pixel of the picture, in per cent. */
  percent: number;
  isFitted: boolean;
  act: (action: KeyAction & ('fit' | 'actual' | 'zoomIn' | 'zoomOut')) => void;
  isComparing: boolean;
  onCompare: (isHeld: boolean) => void;
}

/** How the picture is looked at: nearer, farther, as it was before. */
export function ZoomControls({ percent, isFitted, act, isComparing, onCompare }: ZoomControlsProps) {
  const { t } = useTranslation();
  return (
    <div className="flex items-center rounded-full border border-line bg-raised p-1 shadow-mid">
      <button
        type="button"
        aria-label={t('photoEditor.compare')}
        aria-pressed={isComparing}
        title={t('photoEditor.compare')}
        {...holdHandlers(onCompare)}
        className={`${buttonClass({ variant: 'ghost', size: 'sm', square: true })} touch-none rounded-full! aria-pressed:bg-accent-soft aria-pressed:text-accent-ink`}
      >
        <Eye aria-hidden size={18} />
      </button>
      <div role="group" aria-label={t('photoEditor.zoom')} className="flex items-center">
        <IconButton
          size="sm"
          className="rounded-full!"
          label={t('photoEditor.zoom.out')}
          icon={<Minus aria-hidden size={16} />}
          onClick={() => act('zoomOut')}
        />
        <button
          type="button"
          title={t(isFitted ? 'photoEditor.zoom.actual' : 'photoEditor.zoom.fit')}
          onClick={() => act(isFitted ? 'actual' : 'fit')}
          className={`${buttonClass({ variant: 'ghost', size: 'sm' })} min-w-20 rounded-full! px-1! text-[13px]! tabular-nums`}
        >
          {t(isFitted ? 'photoEditor.zoom.fitted' : 'photoEditor.zoom.percent', { percent })}
        </button>
        <IconButton
          size="sm"
          className="rounded-full!"
          label={t('photoEditor.zoom.in')}
          icon={<Plus aria-hidden size={16} />}
          onClick={() => act('zoomIn')}
        />
      </div>
    </div>
  );
}
