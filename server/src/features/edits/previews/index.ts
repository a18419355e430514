export { estimateRemoval } from './estimate-removal.ts';
export { keepPreview } from './keep-preview.ts';
export { sweepPreviews } from './sweep-previews.ts';
