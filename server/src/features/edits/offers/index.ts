export { isPremiumOffered, offersOf } from './offers.ts';
