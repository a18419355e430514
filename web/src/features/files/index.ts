export { DownloadButton } from './download/DownloadButton.tsx';
export { HistoryGallery } from './gallery/HistoryGallery.tsx';
export { filesEn } from './messages/en.ts';
export { filesFr } from './messages/fr.ts';
export { type PictureUse, remixTool } from './view/picture-actions.ts';
