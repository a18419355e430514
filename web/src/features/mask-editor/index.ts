export type { MaskHandle } from './MaskEditor.tsx';
export { MaskEditorPart } from './MaskEditorPart.tsx';
export type { Found } from './model/picker.ts';
export type { SavedMasks } from './controls/SavedMasks.tsx';
export { maskEditorEn } from './messages/en.ts';
export { maskEditorFr } from './messages/fr.ts';
