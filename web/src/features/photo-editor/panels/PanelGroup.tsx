import { type ReactNode, useId } from 'react';

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
