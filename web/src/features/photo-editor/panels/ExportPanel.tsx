import { exportFormats } from '@maquette/contract';
import { outputSize } from '@maquette/engine';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { Slider } from '../../../ui/Slider.tsx';
import type { Opened } from '../model/opened.ts';
import { useEditorState } from '../use-editor-state.ts';
import type { PhotoWorker } from '../worker/photo-worker.ts';
import { PanelGroup, RadioChips } from './PanelParts.tsx';
import { useEstimate } from './use-measured.ts';

interface ExportPanelProps {
  opened: Opened;
  worker: PhotoWorker;
  isBusy: boolean;
  onDownload: () => void;
}

const labels = { jpeg: 'JPEG', png: 'PNG', webp: 'WebP' } as const;
const BYTES_PER_MB = 1024 ** 2;

/** Format, quality, and what will come out of it. */
export function ExportPanel({ opened, worker, isBusy, onDownload }: ExportPanelProps) {
  const { picture, store } = opened;
  const { t, i18n } = useTranslation();
  const recipe = useEditorState(store, (state) => state.recipe);
  const bytes = useEstimate(recipe, picture, worker);
  const { format, quality } = recipe.export;
  const { width, height } = outputSize(picture, recipe.transformations);
  const size = bytes === null ? null : (bytes / BYTES_PER_MB).toLocaleString(i18n.language, twoDecimals);
  return (
    <div className="flex flex-col gap-5">
      <PanelGroup title={t('photoEditor.export.format')}>
        <RadioChips
          label={t('photoEditor.export.format')}
          options={exportFormats.map((value) => ({ value, label: labels[value] }))}
          selected={format}
          onSelect={(wanted) => store.setExport({ format: wanted, quality })}
        />
        {format === 'jpeg' && picture.hasAlpha && (
          <p className="text-sm text-ink-faint">{t('photoEditor.export.whiteBehind')}</p>
        )}
      </PanelGroup>
      <div className="flex flex-col gap-1">
        <Slider
          label={t('photoEditor.export.quality')}
          {...{ min: 1, max: 100, value: quality }}
          disabled={format === 'png'}
          onChange={(wanted) => store.setExport({ format, quality: wanted })}
        />
        {format === 'png' && <p className="text-sm text-ink-faint">{t('photoEditor.export.noQuality')}</p>}
      </div>
      <p className="text-sm text-ink-soft tabular-nums">
        {t('photoEditor.export.size', { width, height })}
        <br />
        {size === null ? t('photoEditor.export.measuring') : t('photoEditor.export.about', { size })}
      </p>
      <Button
        variant="secondary"
        icon={<Download aria-hidden size={18} />}
        busy={isBusy}
        onClick={onDownload}
      >
        {t('photoEditor.export.download')}
      </Button>
      <p className="text-sm text-ink-faint">{t('photoEditor.export.saveText')}</p>
    </div>
  );
}

const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;
