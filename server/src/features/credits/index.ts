export { exportLedger, forgetWords } from './account-data.ts';
export { adjustCredits } from './adjust-credits.ts';
export { creditsRoutes } from './credits.routes.ts';
export { type EngineTier, freeActions, priceOfEdit, priceOfFurnishing } from './credits.rules.ts';
export { grantCredits, grantWelcomeCredits } from './grant-credits.ts';
export type { CreditsPorts } from './ports.ts';
export { getBalance, listTransactions } from './queries.ts';
export { reserveCredits } from './reserve-credits.ts';
export { releaseCredits, settleCredits } from './settle-credits.ts';
export { takeBackCredits } from './take-back-credits.ts';

