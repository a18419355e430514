export { MoreOptions } from './MoreOptions.tsx';
export { AnotherOne, BlockedReason, PayingButtons } from './PayingButtons.tsx';
export { ShortCredits, type Shortage, type TopUpSlot } from './ShortCredits.tsx';
export { WordsForm } from './WordsForm.tsx';
