export { UploadStep } from './UploadStep.tsx';
export { type Beginning, useBeginning } from './use-beginning.ts';
export { usePhotoUpload } from './use-photo-upload.ts';
