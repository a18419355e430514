export { useCancelEdit } from './cancel-edit.ts';
export { EditFailure } from './EditFailure.tsx';
export { EditProgress } from './EditProgress.tsx';
export { LoadFailure } from './LoadFailure.tsx';
export { useAwaitedEdit } from './use-awaited-edit.ts';
export { useEdit } from './use-edit.ts';
export { useEdits } from './use-edits.ts';
