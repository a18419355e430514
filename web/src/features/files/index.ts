export { HistoryGallery } from './components/HistoryGallery.tsx';
export { filesEn } from './messages/en.ts';
export { filesFr } from './messages/fr.ts';
export { uploadsEn, uploadsFr } from './uploads/index.ts';
export { type PictureUse, remixTool, viewEn, viewFr } from './view/index.ts';
