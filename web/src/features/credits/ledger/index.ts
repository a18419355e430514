export { Ledger } from './Ledger.tsx';
