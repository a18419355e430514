export { type Autosaver, createAutosaver } from './autosaver.ts';
export type { MaskPicture } from './mask-jobs.ts';
export { type MaskRenderer, openMaskRenderer } from './mask-renderer.ts';
