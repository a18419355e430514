export { awaitEdits } from './await-edits.ts';
export { creditHeaders, creditHeadersOf } from './credit-headers.ts';
export { editEvents } from './edit-events.ts';
export { toEdit } from './edit-on-the-wire.ts';
export { fluxResult, ownFluxResult } from './flux-result.ts';
export { getEdit } from './get-edit.ts';
export { listEdits } from './list-edits.ts';
export { thumbnailsOf } from './thumbnails-of.ts';
export { workLoad } from './work-load.ts';
