import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const tones = {
  info: { look: 'bg-accent-soft text-accent-ink', Icon: Info },
  success: { look: 'bg-success-soft text-success', Icon: CircleCheck },
  warning: { look: 'bg-warning-soft text-warning', Icon: TriangleAlert },
  danger: { look: 'bg-danger-soft text-danger', Icon: CircleAlert },
} as const;

interface BannerProps {
  tone?: keyof typeof tones;
  children: ReactNode;
  /** Buttons or links at the end. */
  actions?: ReactNode;
}

/** A message in the flow of the page. Dangers are announced at once, the rest when the reader is idle. */
export function Banner({ tone = 'info', children, actions }: BannerProps) {
  const { look, Icon } = tones[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={classNames('flex items-start gap-3 rounded-md px-4 py-3 text-[15px]', look)}
    >
      <Icon aria-hidden size={20} className="mt-0.5 shrink-0" />
      <div className="min-w-0 flex-1">{children}</div>
      {actions}
    </div>
  );
}
