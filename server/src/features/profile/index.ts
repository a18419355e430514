export { profileRoutes } from './profile.routes.ts';
export { sweepDeletedAccounts } from './sweep-deleted-accounts.ts';
