export { MaskEditor, type MaskEditorProps } from './MaskEditor.tsx';
export type { MaskPicture } from './worker/index.ts';
export { maskEditorEn } from './messages/en.ts';
export { maskEditorFr } from './messages/fr.ts';
