import type { EntryWords } from './en.ts';

export const fr: EntryWords = { welcome: 'Crédits de bienvenue' };
