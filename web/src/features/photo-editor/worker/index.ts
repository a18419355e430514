export type { ExportForm, OpenedPicture, PicturePart } from './photo-jobs.ts';
export { PhotoProblem } from './photo-problem.ts';
export { openPhotoWorker, type PhotoWorker } from './photo-worker.ts';
