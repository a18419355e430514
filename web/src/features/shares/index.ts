export { ShareDialog } from './ShareDialog.tsx';
export { SharedLinks } from './SharedLinks.tsx';
export { sharesEn } from './messages/en.ts';
export { sharesFr } from './messages/fr.ts';
export { useVerdicts } from './use-verdicts.ts';
