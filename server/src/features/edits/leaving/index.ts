export { exportEdits } from './export-edits.ts';
export { type EndedEdit, removeEditsOf, tellEnded } from './remove-edits.ts';
