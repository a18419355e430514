/** Why the house granted credits, by what the ledger keeps. */
export const en = { welcome: 'Welcome credits' };
export type EntryWords = typeof en;
