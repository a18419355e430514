import type { ReactNode } from 'react';

interface NoticeProps {
  icon: ReactNode;
  tone?: 'accent' | 'danger';
  title: string;
  text: string;
  /** What can be done now. */
  children?: ReactNode;
}

const tones = { accent: 'bg-accent-soft text-accent-ink', danger: 'bg-danger-soft text-danger' };

/** The one thing a page has to say, in its middle. */
export function Notice({ icon, tone = 'accent', title, text, children }: NoticeProps) {
  return (
    <div className="mx-auto flex max-w-xl flex-1 flex-col items-center justify-center gap-5 px-4 py-20 text-center">
      <span aria-hidden className={`grid size-20 place-items-center rounded-full ${tones[tone]}`}>
        {icon}
      </span>
      <h1 className="text-3xl font-semibold tracking-tight sm:text-4xl">{title}</h1>
      <p className="text-lg wrap-anywhere text-ink-soft">{text}</p>
      {children}
    </div>
  );
}
