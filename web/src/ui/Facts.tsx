import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface FactsProps {
  facts: readonly (readonly [name: string, value: ReactNode])[];
  /** The grid they stand in. */
  className: string;
  valueClass?: string;
}

/** Small names, each above its value. */
export function Facts({ facts, className, valueClass }: FactsProps) {
  return (
    <dl className={className}>
      {facts.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-sm text-ink-faint">{name}</dt>
          <dd className={classNames('mt-0.5 break-words', valueClass)}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
