import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

interface PanelGroupProps {
  title: string;
  /** What can be done to the whole group. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A titled part of a panel. */
export function PanelGroup({ title, actions, children }: PanelGroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-1">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-2">
        <h2 id={id} className="text-[13px] font-semibold tracking-wide text-ink-faint uppercase">
          {title}
        </h2>
        {actions && <div className="flex gap-1">{actions}</div>}
      </div>
      {children}
    </section>
  );
}

/** A part that folds away: open where there is space, closed on a phone. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(() => window.matchMedia('(width >= 48rem)').matches);
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="group border-t border-line pt-2"
    >
      <summary className="flex h-9 list-none items-center justify-between rounded-sm text-[13px] font-semibold tracking-wide text-ink-faint uppercase touch:h-11">
        {title}
        <ChevronDown aria-hidden size={16} className="group-open:rotate-180" />
      </summary>
      {/* What is folded away is not measured either. */}
      {isOpen && <div className="pt-1 pb-2">{children}</div>}
    </details>
  );
}

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
