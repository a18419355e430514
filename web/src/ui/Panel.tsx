import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

interface PanelProps {
  title: string;
  /** One sentence under the title. */
  intro?: ReactNode;
  /** What cannot be undone stands in a frame of its own. */
  tone?: 'plain' | 'danger';
  children: ReactNode;
}

/** A titled part of a page of settings. */
export function Panel({ title, intro, tone = 'plain', children }: PanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={classNames(
        'rounded-lg border bg-surface p-5 sm:p-6',
        tone === 'danger' ? 'border-danger' : 'border-line',
      )}
    >
      <h2 id={id} className="text-lg font-semibold">
        {title}
      </h2>
      {intro && <p className="mt-1 text-ink-soft">{intro}</p>}
      <div className="mt-5">{children}</div>
    </section>
  );
}
