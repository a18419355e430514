export { PayingButtons } from './PayingButtons.tsx';
export { WordsForm } from './WordsForm.tsx';
