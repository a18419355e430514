import { useId } from 'react';

interface RadioChipsProps<Value extends string> {
  /** Names the group. */
  label: string;
  options: readonly { value: Value; label: string }[];
  selected: Value | null;
  onSelect: (value: Value) => void;
}

/** One of a few, as chips: radio buttons, so that the arrow keys go from one to the next. */
export function RadioChips<Value extends string>(props: RadioChipsProps<Value>) {
  const { label, options, selected, onSelect } = props;
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className="flex flex-wrap gap-2">
      {options.map((option) => (
        <label
          key={option.value}
          className="relative inline-flex h-9 cursor-pointer items-center rounded-full border border-line bg-surface px-3.5 text-sm text-ink-soft transition-colors hover:border-edge hover:text-ink has-checked:border-accent has-checked:bg-accent-soft has-checked:font-medium has-checked:text-accent-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink touch:h-11"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === selected}
            onChange={() => onSelect(option.value)}
            className="absolute inset-0 m-0 size-full cursor-pointer appearance-none rounded-full outline-none"
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
