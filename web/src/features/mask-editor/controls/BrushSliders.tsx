import { Circle, Feather } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../ui/class-names.ts';
import { Slider } from '../../../ui/Slider.tsx';
import type { EditorAction } from '../model/keys.ts';
import { BRUSH_SIZE, type Settings } from '../model/settings.ts';

interface SizeSliderProps {
  size: number;
  /** What is printed on the keys that change it; null while they are off. */
  keys: { smaller: string; larger: string } | null;
  className?: string;
  onSize: (size: number) => void;
}

/** Brush size with its number beside it. */
export function SizeSlider({ size, keys, className, onSize }: SizeSliderProps) {
  const { t } = useTranslation();
  const name = t('maskEditor.size');
  const valueText = t('maskEditor.sizeValue', { size });
  const tip = keys ? t('maskEditor.withKey', { name, key: `${keys.smaller} ${keys.larger}` }) : name;
  return (
    <div title={tip} className={classNames('items-center gap-2', className)}>
      <Circle aria-hidden size={16} className="shrink-0 text-ink-faint" />
      <Slider
        labelHidden
        label={name}
        min={BRUSH_SIZE.least}
        max={BRUSH_SIZE.most}
        value={size}
        valueText={valueText}
        onChange={onSize}
        className="min-w-0 flex-1 wide:order-last wide:basis-full"
      />
      <span aria-hidden className="shrink-0 text-right text-sm text-ink-soft tabular-nums">
        {valueText}
      </span>
    </div>
  );
}

interface HardnessSliderProps {
  settings: Settings;
  run: (action: EditorAction) => void;
  className?: string;
}

/** Hardness with its number beside it. */
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
        className="min-w-0 flex-1 wide:order-last wide:basis-full"
      />
      <span aria-hidden className="shrink-0 text-right text-sm text-ink-soft tabular-nums">
        {valueText}
      </span>
    </div>
  );
}
