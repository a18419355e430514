import type { ReactNode } from 'react';

interface StatCardProps {
  icon: ReactNode;
  label: string;
  /** The figure or name the card is about; null while it is not known. */
  value: ReactNode;
  /** One line that goes with the value. */
  note: ReactNode;
}

/** One fact of a dashboard, to be seen at a glance. Keeps its size while loading. */
export function StatCard({ icon, label, value, note }: StatCardProps) {
  return (
    <div className="flex items-start gap-4 rounded-lg border border-line bg-surface p-5">
      <span
        aria-hidden
        className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-ink"
      >
        {icon}
      </span>
      <dl className="min-w-0 flex-1">
        <dt className="text-sm text-ink-faint">{label}</dt>
        <dd>
          <p className="min-h-8 text-xl font-semibold tracking-tight tabular-nums">{value}</p>
          <p className="min-h-5 text-sm text-ink-soft">{note}</p>
        </dd>
      </dl>
    </div>
  );
}
