export { creditsRoutes } from './credits.routes.ts';
export { type EngineTier, priceOfEdit } from './credits.rules.ts';
export { exportLedger, forgetWords } from './leaving/index.ts';
export { grantCredits } from './grant-credits.ts';
export { grantWelcomeCredits } from './grant-welcome-credits.ts';
export { releaseCredits } from './release-credits.ts';
export { reserveCredits } from './reserve-credits.ts';
export { settleCredits } from './settle-credits.ts';
