export { exportFiles, exportMasks, type ExportedPicture } from './export-pictures.ts';
export type { RemovedBlobs } from './leaving.store.ts';
export { removeBlobs, removeEverythingOf } from './remove-everything.ts';
