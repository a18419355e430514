export {
  changeProfile,
  changeRole,
  findPeople,
  getPerson,
  listAdministrators,
  payerOf,
  takeAsConfirmed,
} from './accounts/index.ts';
export { authRoutes } from './auth.routes.ts';
export { prepareMail } from './by-mail/index.ts';
export { isStillSignedIn, recogniseCaller } from './callers/index.ts';
export {
  type AccountFacts,
  assertOwner,
  assertStillHere,
  exportAccountFacts,
  forgetAccount,
  goneSince,
  type Proof,
  removeTraces,
} from './leaving/index.ts';
export { noteOnce, noteSecurityEvent } from './audit/index.ts';
export type { AuthPorts } from './ports.ts';
export { sweepAuth } from './sweep-auth.ts';
