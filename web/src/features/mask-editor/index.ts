export { MaskEditor, type MaskEditorProps } from './MaskEditor.tsx';
export type { MaskPicture } from './worker/mask-renderer.ts';
export { maskEditorEn } from './messages/en.ts';
export { maskEditorFr } from './messages/fr.ts';
