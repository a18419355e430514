export type { ExportForm, OpenedPicture, PicturePart } from './photo-jobs.ts';
export { PhotoProblem, type PhotoProblemKind } from './photo-problem.ts';
export { type ExportOrder, openPhotoWorker, type PhotoWorker } from './photo-worker.ts';
