export { HistoryGallery } from './gallery/HistoryGallery.tsx';
export { filesEn } from './messages/en.ts';
export { filesFr } from './messages/fr.ts';
export { uploadsEn } from './uploads/messages/en.ts';
export { uploadsFr } from './uploads/messages/fr.ts';
export type { PictureUse } from './view/picture-actions.ts';
export { remixTool } from './view/picture-actions.ts';
export { viewEn } from './view/messages/en.ts';
export { viewFr } from './view/messages/fr.ts';
