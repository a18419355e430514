export { listOffers } from './list-offers.ts';
export { priceOf } from './offers.rules.ts';
