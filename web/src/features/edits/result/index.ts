export { ResultView } from './ResultView.tsx';
export { ResultStep } from './ResultStep.tsx';
