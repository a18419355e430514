import { Feather } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../ui/class-names.ts';
import { Slider } from '../../../ui/Slider.tsx';
import type { EditorAction } from '../model/keys.ts';
import type { Settings } from '../model/settings.ts';

interface HardnessSliderProps {
  settings: Settings;
  run: (action: EditorAction) => void;
  className?: string;
}

/** Hardness in one line, for where there is room beside the size. */
export function HardnessSlider({ settings, run, className }: HardnessSliderProps) {
  const { t } = useTranslation();
  const valueText = t('maskEditor.percent', { value: settings.hardness });
  return (
    <div title={t('maskEditor.hardness')} className={classNames('items-center gap-2', className)}>
      <Feather aria-hidden size={16} className="shrink-0 text-ink-faint" />
      <Slider
        labelHidden
        label={t('maskEditor.hardness')}
        min={0}
        max={100}
        value={settings.hardness}
        valueText={valueText}
        onChange={(hardness) => run({ type: 'hardness', hardness })}
        className="min-w-0 flex-1"
      />
      <span aria-hidden className="w-12 shrink-0 text-right text-sm text-ink-soft tabular-nums">
        {valueText}
      </span>
    </div>
  );
}
