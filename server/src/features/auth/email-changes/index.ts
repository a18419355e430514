export { assertNotKept } from './assert-not-kept.ts';
export {
  addEmailChange,
  dropPendingEmailChange,
  emailChangesOf,
  findEmailChange,
  markConfirmed,
  removeEmailChangesOf,
  removeOldEmailChanges,
} from './email-changes.store.ts';
