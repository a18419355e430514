import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';

export interface Warning {
  readonly text: string;
  /** Each mends it with one click. */
  readonly repairs: readonly Repair[];
  /** Why the last repair did not work. */
  readonly failure?: string | null;
}

interface Repair {
  readonly label: string;
  readonly onAct: () => void;
  readonly isBusy?: boolean;
}

/** What speaks against paying now, and what helps. Nothing is blocked by it. */
export function Warnings({ warnings }: { warnings: readonly Warning[] }) {
  return warnings.map(({ text, repairs, failure }) => (
    <Banner key={text} tone="warning">
      <p>{text}</p>
      {failure && <p className="font-medium">{failure}</p>}
      <p className="mt-2 flex flex-wrap gap-2 empty:hidden">
        {repairs.map(({ label, onAct, isBusy = false }) => (
          <Button key={label} variant="secondary" size="sm" busy={isBusy} onClick={onAct}>
            {label}
          </Button>
        ))}
      </p>
    </Banner>
  ));
}
