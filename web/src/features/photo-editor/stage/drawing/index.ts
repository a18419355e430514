export { StageDrawing } from './draw-stage.ts';
export { toSource } from './place-picture.ts';
export type { FilterNames } from './preview-filter.ts';
