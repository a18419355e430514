export { FurnishScreen } from './components/FurnishScreen.tsx';
export { furnishingEn } from './messages/en.ts';
export { furnishingFr } from './messages/fr.ts';
export type { FurnishStep } from './model/furnish-draft.ts';
