export { ResultStrip } from './ResultStrip.tsx';
export { type ShownEdit, useShownEdit } from './use-shown-edit.ts';
