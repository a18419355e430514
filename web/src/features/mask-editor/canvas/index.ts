export { mountStage } from './mount-stage.ts';
