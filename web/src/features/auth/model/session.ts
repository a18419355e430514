import { authProvider, authToken } from '../../../platform/storage/preferences.ts';

let leftByChoice = false;

/** Keeps the token; from now on the person counts as signed in. */
export const beginSession = (token: string, provider: string): void => {
  leftByChoice = false;
  authProvider.set(provider);
  authToken.set(token);
};

/** Forgets the token because the person asked to leave. */
export const endSession = (): void => {
  leftByChoice = true;
  authToken.clear();
  authProvider.clear();
};

/** Whether the last session ended by signing out, not by expiring. */
export const hasLeftByChoice = (): boolean => leftByChoice;
