export { CompareDialog } from './compare/index.ts';
export { PictureDialog } from './PictureDialog.tsx';
export type { PictureActions, PictureUse } from './picture-actions.ts';
export { remixTool } from './model/remix-tool.ts';
export { viewEn } from './messages/en.ts';
export { viewFr } from './messages/fr.ts';
