import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from './class-names.ts';

interface TabsProps<Id extends string> {
  /** Names the row of tabs. */
  label: string;
  tabs: readonly { id: Id; label: string }[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** Fills its parent: the row stays, the panel scrolls. */
  isFilling?: boolean;
  /** The panel of the selected tab. */
  children: ReactNode;
}

const steps: Partial<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Tabs in the manner of the ARIA authoring practices: one stop for Tab, arrow keys go from one to the next. */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, tabs, selected, onSelect, isFilling = false, children } = props;
  const id = useId();
  const row = useRef<HTMLDivElement>(null);

  // On a phone the row may be wider than the screen.
  useEffect(() => {
    const shown = row.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!row.current || !shown) return;
    const { clientWidth, scrollLeft } = row.current;
    const end = shown.offsetLeft + shown.offsetWidth - clientWidth;
    row.current.scrollLeft = Math.min(shown.offsetLeft, Math.max(scrollLeft, end));
  }, [selected]);

  const walk = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const at = tabs.findIndex((tab) => tab.id === selected);
    const next = step && tabs[step(at, tabs.length - 1)];
    if (!next) return;
    event.preventDefault();
    onSelect(next.id);
    row.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  };

  return (
    <div className={classNames('flex flex-col', isFilling ? 'h-full min-h-0' : 'gap-6')}>
      <div
        ref={row}
        role="tablist"
        aria-label={label}
        className={classNames(
          'relative flex shrink-0 gap-1 overflow-x-auto border-b border-line',
          isFilling && 'justify-between px-2',
        )}
      >
        {tabs.map((tab) => {
          const isSelected = tab.id === selected;
          return (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${id}-${tab.id}`}
              data-tab={tab.id}
              aria-selected={isSelected}
              aria-controls={isSelected ? `${id}-panel` : undefined}
              tabIndex={isSelected ? 0 : -1}
              onClick={() => onSelect(tab.id)}
              onKeyDown={walk}
              className={classNames(
                '-mb-px shrink-0 border-b-2 text-[15px] whitespace-nowrap -outline-offset-2 transition-colors',
                isFilling ? 'h-12 flex-1 px-1.5' : 'h-11 px-3 sm:px-4',
                isSelected
                  ? 'border-accent font-medium text-accent-ink'
                  : 'border-transparent text-ink-soft hover:text-ink',
              )}
            >
              {tab.label}
            </button>
          );
        })}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${selected}`}
        className={isFilling ? 'min-h-0 flex-1 overflow-y-auto overscroll-contain' : undefined}
      >
        {children}
      </div>
    </div>
  );
}
