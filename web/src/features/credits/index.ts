export { BalanceSummary } from './components/BalanceSummary.tsx';
export { CreditsBought } from './components/CreditsBought.tsx';
export { CreditsChip } from './components/CreditsChip.tsx';
export { Ledger } from './ledger/index.ts';
export { creditsEn } from './messages/en.ts';
export { creditsFr } from './messages/fr.ts';
export { BuyCredits, TopUp } from './purchase/index.ts';
