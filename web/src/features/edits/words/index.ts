export { MoreOptions } from './MoreOptions.tsx';
export { PayingButtons } from './PayingButtons.tsx';
export { ShortCredits } from './ShortCredits.tsx';
export { WordsForm } from './WordsForm.tsx';
