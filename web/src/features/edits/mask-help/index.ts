export { OfferChips } from './OfferChips.tsx';
export { useMaskOffers } from './use-mask-offers.ts';
export { askForHelp, type MaskOffer, offersOf } from './mask-offers.ts';
export { maskHelpEn } from './messages/en.ts';
export { maskHelpFr } from './messages/fr.ts';
