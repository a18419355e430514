export { assertOwner, type Proof } from './account-data/assert-owner.ts';
export { type AccountFacts, exportAccountFacts } from './account-data/export-account-facts.ts';
export { assertStillHere, forgetAccount, removeTraces } from './account-data/forget-account.ts';
export { goneSince } from './accounts/change-users.store.ts';
export { changeProfile, changeRole, listAdministrators, takeAsConfirmed } from './accounts/changes.ts';
export { findPeople, getPerson, payerOf } from './accounts/queries.ts';
export { noteOnce, noteSecurityEvent } from './audit/security-events.ts';
export { authRoutes } from './auth.routes.ts';
export { prepareMail } from './by-mail/prepare-mail.ts';
export type { AuthPorts } from './ports.ts';
export { isStillSignedIn, recogniseCaller } from './sessions/callers.ts';
export { sweepAuth } from './sweep-auth.ts';

