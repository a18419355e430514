export { sweepDeletedAccounts } from './delete-account.ts';
export { profileRoutes } from './profile.routes.ts';
