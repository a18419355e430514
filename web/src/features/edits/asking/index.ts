export type { Refusal } from './refusal.ts';
export { regionName } from './region-name.ts';
export { StandInQuestion } from './StandInQuestion.tsx';
export { useGuess } from './use-guess.ts';
export { keptRegion, savedMask, useKeepRegion } from './keep-region.ts';
export { useOrdering } from './use-ordering.ts';
export { useSoughtRegion } from './use-sought-region.ts';
