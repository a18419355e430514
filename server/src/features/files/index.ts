export { ownerOfBlob } from './blob-keys.ts';
export { freeStorageBytes } from './files.rules.ts';
export { filesRoutes } from './files.routes.ts';
export { getStoredFile } from './get-file.ts';
export { historyItemsByIds, maskAddress, thumbnailsByIds } from './history-item.ts';
export type { StoredFile } from './files.store.ts';
export {
  type ExportedPicture,
  exportFiles,
  exportMasks,
  removeBlobs,
  type RemovedBlobs,
  removeEverythingOf,
} from './leaving/index.ts';
export { listMemory } from './lists/index.ts';
export { removePicturesOf } from './remove-pictures.ts';
export { pictureSigner } from './addresses/index.ts';
export type { FilesPorts, SentFile } from './ports.ts';
export { getMask, storeMask, type StoredMask, storeProduct } from './masks/index.ts';
export { searchKeysOfRow } from './search-keys.ts';
export { deleteAside, swapResults } from './aside/index.ts';
export { addResult, discardResults, storeResult } from './store-result.ts';
export { sweepFiles } from './sweep-files.ts';
export { assertRoom, uploadFile } from './upload-file.ts';
