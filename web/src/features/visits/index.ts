export { type Taken, TakeOver, type TakenWork } from './TakeOver.tsx';
export { TryScreen } from './TryScreen.tsx';
export { type ReadyCall, readyCalls, tryTools } from './wishes.ts';
export { visitsEn } from './messages/en.ts';
export { visitsFr } from './messages/fr.ts';
