import { type ReactNode, useState } from 'react';
import { DeleteDialog } from './DeleteDialog.tsx';

interface DeleteQuestionProps {
  onDelete: () => void;
  /** The picture is in the trash: nothing brings it back. */
  isForGood?: boolean;
  /** The button that asks. */
  children: (ask: () => void) => ReactNode;
}

/** Asks before a picture goes to the trash, or from there for good. */
export function DeleteQuestion({ onDelete, isForGood = false, children }: DeleteQuestionProps) {
  const [asks, setAsks] = useState(false);
  return (
    <>
      {children(() => setAsks(true))}
      <DeleteDialog
        open={asks}
        count={1}
        isForGood={isForGood}
        onClose={() => setAsks(false)}
        onDelete={onDelete}
      />
    </>
  );
}
