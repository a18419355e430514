export { hashesOf, type SentCall } from './sent-pictures.ts';
export { startEditCall } from './start-edit-call.ts';
export { startEdits } from './start-edits.ts';
