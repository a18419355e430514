export { DeleteDialog } from './DeleteDialog.tsx';
export { DeleteQuestion } from './DeleteQuestion.tsx';
export { TrashNote } from './TrashNote.tsx';
export { useTrash } from './use-trash.ts';
