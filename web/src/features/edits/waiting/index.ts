export { useCancelEdit } from './cancel-edit.ts';
export { EditFailure } from './EditFailure.tsx';
export { EditProgress } from './EditProgress.tsx';
export { LoadFailure } from './LoadFailure.tsx';
export { useEdits } from './use-edits.ts';
export { withMoney } from './with-money.ts';
export { wordlessLabel } from './wordless-label.ts';
