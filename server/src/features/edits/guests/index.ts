export { guestFluxResult } from './guest-flux-result.ts';
export { startGuestCall } from './start-guest-call.ts';
export { guestId } from './guests.store.ts';
export { sweepGuests } from './sweep-guests.ts';
