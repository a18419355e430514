export { SocialButtons } from './SocialButtons.tsx';
export { SocialConfirm } from './components/SocialConfirm.tsx';
export { forgetAtGoogle } from './scripts/google.ts';
export { socialEn } from './messages/en.ts';
export { socialFr } from './messages/fr.ts';
