export { PhotoStage } from './PhotoStage.tsx';
export { StageView } from './stage-view.ts';
