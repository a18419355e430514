export { PreviewPanel } from './PreviewPanel.tsx';
export { PreviewTag } from './PreviewTag.tsx';
export { RoughNotice } from './RoughNotice.tsx';
export { TakesStrip } from './TakesStrip.tsx';
export { type Marked, useRemovalEstimate } from './use-removal-estimate.ts';
export { removalEn } from './messages/en.ts';
export { removalFr } from './messages/fr.ts';
