export { BuyCredits } from './BuyCredits.tsx';
export { TopUp } from './TopUp.tsx';
