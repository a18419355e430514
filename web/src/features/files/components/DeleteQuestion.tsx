import { type ReactNode, useState } from 'react';
import { DeleteDialog } from './DeleteDialog.tsx';

interface DeleteQuestionProps {
  onDelete: () => void;
  /** The button that asks. */
  children: (ask: () => void) => ReactNode;
}

/** Asks before a picture goes to the trash. */
export function DeleteQuestion({ onDelete, children }: DeleteQuestionProps) {
  const [asks, setAsks] = useState(false);
  return (
    <>
      {children(() => setAsks(true))}
      <DeleteDialog open={asks} count={1} onClose={() => setAsks(false)} onDelete={onDelete} />
    </>
  );
}
