import type { ReactNode } from 'react';
import { Banner } from './Banner.tsx';
import { Button } from './Button.tsx';

interface QuestionProps {
  /** Why the last try failed; nothing before the first one. */
  failure: ReactNode;
  /** What it is about, and what has to be known for it. */
  children: ReactNode;
  /** The words of the safe way out. */
  keep: string;
  onKeep: () => void;
  /** The words of the way on. */
  confirm: string;
  onConfirm: () => void;
  isDanger?: boolean;
  isBusy: boolean;
  /** Something is still missing. */
  isDisabled?: boolean;
}

/** The inside of a dialog that asks before something is done: the safe way out stands first. */
export function Question(props: QuestionProps) {
  const { failure, children, keep, onKeep, confirm, onConfirm } = props;
  const { isDanger = false, isBusy, isDisabled = false } = props;
  return (
    <div className="flex flex-col gap-5">
      {failure && <Banner tone="danger">{failure}</Banner>}
      {children}
      <div data-actions className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onKeep}>
          {keep}
        </Button>
        <Button
          variant={isDanger ? 'danger' : 'primary'}
          busy={isBusy}
          disabled={isDisabled}
          onClick={onConfirm}
        >
          {confirm}
        </Button>
      </div>
    </div>
  );
}
