export { ResultCompare } from './ResultCompare.tsx';
export { ResultStep } from './ResultStep.tsx';
