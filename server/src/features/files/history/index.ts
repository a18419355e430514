export { deleteFile, deleteFiles, deleteForGood } from './delete-files.ts';
export { listFiles } from './list-files.ts';
export { listVersions } from './list-versions.ts';
export { restoreFile, restoreFiles } from './restore-files.ts';
export { starFile } from './star-file.ts';
