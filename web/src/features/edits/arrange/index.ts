export { ArrangeInPhoto } from './ArrangeInPhoto.tsx';
export { canArrange } from './can-arrange.ts';
export { arrangeEn } from './messages/en.ts';
export { arrangeFr } from './messages/fr.ts';
