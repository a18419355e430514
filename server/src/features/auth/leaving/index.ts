export { assertOwner, type Proof } from './assert-owner.ts';
export { assertStillHere } from './assert-still-here.ts';
export { type AccountFacts, exportAccountFacts } from './export-account-facts.ts';
export { forgetAccount, removeTraces } from './forget-account.ts';
export { goneSince } from './leaving.store.ts';
