export { ClearingScreen } from './components/ClearingScreen.tsx';
export type { ClearingStep } from './model/clearing-draft.ts';
export { clearingEn } from './messages/en.ts';
export { clearingFr } from './messages/fr.ts';
