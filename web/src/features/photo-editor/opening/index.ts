export { type Drafts, draftsOf } from './drafts.ts';
export { keepLocalWork } from './local-work.ts';
export { hasWork, useKeepWork } from './use-keep-work.ts';
export { useOpening } from './use-opening.ts';
