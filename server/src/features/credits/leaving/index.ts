export { exportLedger } from './export-ledger.ts';
export { forgetWords } from './forget-words.ts';
