import { useId } from 'react';
import { classNames } from './class-names.ts';

interface SliderProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  /** Value as the reader should see and hear it, such as "40 px". */
  valueText?: string;
  onChange: (value: number) => void;
  /** A drag or the press of a key has ended. */
  onCommit?: ((by: 'pointer' | 'key') => void) | undefined;
  /** Where the filled part of the track begins; at the left end without it. */
  origin?: number;
  /** Label for screen readers only. */
  labelHidden?: boolean;
  disabled?: boolean;
  className?: string;
}

/** A range with its value beside the label; the whole keyboard behaviour is the browser's. */
export function Slider(props: SliderProps) {
  const { label, value, min, max, step = 1, valueText, onChange, onCommit, origin = min } = props;
  const { labelHidden, disabled, className } = props;
  const id = useId();
  const place = (at: number) => `${((at - min) / (max - min)) * 100}%`;
  return (
    <div className={classNames('flex flex-col gap-1', className)}>
      <div className={labelHidden ? 'sr-only' : 'flex items-baseline justify-between gap-3 text-sm'}>
        <label htmlFor={id} className="font-medium text-ink">
          {label}
        </label>
        <output htmlFor={id} className="text-ink-faint tabular-nums">
          {valueText ?? value}
        </output>
      </div>
      <input
        id={id}
        type="range"
        className="range"
        style={{ '--from': place(Math.min(origin, value)), '--filled': place(Math.max(origin, value)) }}
        {...{ value, min, max, step, disabled }}
        aria-valuetext={valueText}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        onPointerUp={() => onCommit?.('pointer')}
        onPointerCancel={() => onCommit?.('pointer')}
        onKeyUp={() => onCommit?.('key')}
        onBlur={() => onCommit?.('pointer')}
      />
    </div>
  );
}
