import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';

interface FoldProps {
  title: string;
  children: ReactNode;
}

/** A part that folds away: open where there is room, closed on a phone. */
export function Fold({ title, children }: FoldProps) {
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
