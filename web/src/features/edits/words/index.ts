export { MoreOptions } from './MoreOptions.tsx';
export { PayingButtons } from './PayingButtons.tsx';
export { WordsForm } from './WordsForm.tsx';
