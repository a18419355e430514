export { UploadArea } from './UploadArea.tsx';
export { UploadButton } from './UploadButton.tsx';
export { UploadPanel } from './UploadPanel.tsx';
export { uploadsEn } from './messages/en.ts';
export { uploadsFr } from './messages/fr.ts';
