export { PhotoEditor } from './PhotoEditor.tsx';
export { photoEditorEn } from './messages/en.ts';
export { photoEditorFr } from './messages/fr.ts';
