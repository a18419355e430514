export { MaskPreflight } from './components/MaskPreflight.tsx';
export { PhotoPreflight } from './components/PhotoPreflight.tsx';
export { WordsPreflight } from './components/WordsPreflight.tsx';
export { preflightEn } from './messages/en.ts';
export { preflightFr } from './messages/fr.ts';
export { isTooSmallMask, useMaskFault } from './use-mask-warnings.ts';
