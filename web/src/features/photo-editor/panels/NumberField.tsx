import { useState } from 'react';

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
