export { ShownVariation } from './ShownVariation.tsx';
export { ResultStep } from './ResultStep.tsx';
