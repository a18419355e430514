export { BalanceSummary, CreditsChip } from './Balance.tsx';
export { Ledger } from './Ledger.tsx';
export { balanceQuery } from './queries.ts';
export { creditsEn } from './messages/en.ts';
export { creditsFr } from './messages/fr.ts';
