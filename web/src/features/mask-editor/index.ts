export { MaskEditor, type MaskEditorProps, type MaskHandle } from './MaskEditor.tsx';
export type { Found } from './model/picker.ts';
export type { SavedMasks } from './controls/SavedMasks.tsx';
export type { MaskPicture } from './worker/mask-renderer.ts';
export { maskEditorEn } from './messages/en.ts';
export { maskEditorFr } from './messages/fr.ts';
