export { editBus } from './edit-bus.ts';
export { editWorker } from './performing/index.ts';
export { editsRoutes } from './edits.routes.ts';
export { type EndedEdit, exportEdits, removeEditsOf, tellEnded } from './leaving/index.ts';
export { isPremiumOffered, offersOf } from './offers/index.ts';
export type { EditsPorts } from './ports.ts';
export { listEdits, thumbnailsOf, workLoad } from './telling/index.ts';
export { guestId, sweepGuests } from './guests/index.ts';
