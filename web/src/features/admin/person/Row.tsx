import type { ReactNode } from 'react';

interface RowProps {
  title: ReactNode;
  /** One line in small. */
  note: ReactNode;
  /** A figure or a button at the end. */
  end?: ReactNode;
}

export function Row({ title, note, end }: RowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-2 break-words">{title}</p>
        <p className="text-sm break-words text-ink-faint">{note}</p>
      </div>
      {end && <div className="flex flex-wrap items-center gap-3 tabular-nums">{end}</div>}
    </li>
  );
}
