export { ArrangeInPhoto } from './ArrangeInPhoto.tsx';
export { type ArrangeNote, arrangeNote, canArrange } from './can-arrange.ts';
export { arrangeEn } from './messages/en.ts';
export { arrangeFr } from './messages/fr.ts';
export { boxOf } from './model/frame.ts';
export { SketchLayer } from './SketchLayer.tsx';
export type { Sketched } from './worker/draw-job.ts';
