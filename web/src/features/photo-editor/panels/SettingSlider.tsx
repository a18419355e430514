import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Slider } from '../../../ui/Slider.tsx';
import type { SettingLimits } from './setting-limits.ts';

interface SettingSliderProps extends SettingLimits {
  name: string;
  value: number;
  /** The value as it is read out. */
  valueText: string;
  /** Where it changes nothing: a double click goes back there. */
  neutral: number;
  onChange: (value: number) => void;
  onCommit: (by: 'pointer' | 'key') => void;
}

/** One setting: a slider, its number to type, and the way back to where it changes nothing. */
export function SettingSlider(props: SettingSliderProps) {
  const { name, value, valueText, neutral, min, max, step, onChange, onCommit } = props;
  const { t } = useTranslation();
  const reset = () => {
    onChange(neutral);
    onCommit('pointer');
  };
  const range = { value, min, max, step, onChange };
  return (
    <div className="flex flex-col">
      <div className="flex items-center gap-1">
        <span aria-hidden className="min-w-0 flex-1 text-sm font-medium">
          {name}
        </span>
        <IconButton
          size="sm"
          label={t('photoEditor.resetOne', { name })}
          icon={<RotateCcw aria-hidden size={15} />}
          className={value === neutral ? 'invisible' : undefined}
          onClick={reset}
        />
        <NumberField
          label={t('photoEditor.number', { name })}
          {...range}
          onCommit={() => onCommit('pointer')}
        />
      </div>
      <div onDoubleClick={reset}>
        <Slider
          label={name}
          labelHidden
          valueText={valueText}
          origin={neutral}
          {...range}
          onCommit={onCommit}
        />
      </div>
    </div>
  );
}

interface NumberFieldProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  /** Told what is typed as soon as it is a number. */
  onChange: (value: number) => void;
  /** Typing has ended. */
  onCommit: () => void;
}

/** A number that is typed or stepped. What is being typed stays as it is until the field is left. */
export function NumberField({ label, value, min, max, step, onChange, onCommit }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const end = () => {
    setTyped(null);
    onCommit();
  };
  return (
    <input
      type="number"
      inputMode="decimal"
      aria-label={label}
      value={typed ?? value}
      {...{ min, max, step }}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        if (Number.isFinite(currentTarget.valueAsNumber)) onChange(currentTarget.valueAsNumber);
      }}
      onBlur={end}
      onKeyDown={({ key }) => {
        if (key === 'Enter') end();
      }}
      className="h-8 w-18 rounded-sm border border-line bg-surface px-2 text-right text-sm text-ink tabular-nums hover:border-edge touch:h-11"
    />
  );
}
