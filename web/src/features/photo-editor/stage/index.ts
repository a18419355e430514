export { PhotoStage } from './PhotoStage.tsx';
export type { PickedColour } from './pick-colour.ts';
export type { StageMode } from './stage-setup.ts';
export { StageView } from './stage-view.ts';
