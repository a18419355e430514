export { CreditsChip } from './components/CreditsChip.tsx';
export { creditsEn } from './messages/en.ts';
export { creditsFr } from './messages/fr.ts';
