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
        className="min-w-0 flex-1"
      />
      <span aria-hidden className="w-11 shrink-0 text-right text-sm text-ink-soft tabular-nums">
        {valueText}
      </span>
    </div>
  );
}

/** The size slider standing up at the left edge of a narrow work area. */
export function SizeStrip({ size, onSize }: { size: number; onSize: (size: number) => void }) {
  return (
    <div className="absolute top-1/2 left-0 h-56 w-11 -translate-y-1/2 rounded-r-md bg-raised/85 shadow-mid backdrop-blur-sm transition-opacity peer-data-[painting=true]:opacity-25 @2xl:hidden">
      {/* Turned as a whole: a lying range is drawn the same by all browsers, a standing one is not. */}
      <SizeSlider
        size={size}
        keys={null}
        onSize={onSize}
        className="absolute top-1/2 left-1/2 flex h-11 w-52 -translate-1/2 -rotate-90 [&_input]:touch-none"
      />
    </div>
  );
}

interface HardnessSliderProps {
  settings: Settings;
  run: (action: EditorAction) => void;
  className?: string;
}

/** Hardness in one line, for where there is space beside the size. */
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
