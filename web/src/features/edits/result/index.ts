export { ResultStep } from './ResultStep.tsx';
