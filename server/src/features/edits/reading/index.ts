export { fieldsWithEffect, ignoredOf, readBy, settingsOf } from './effects.ts';
export { type Heed, toldHeed } from './heed.ts';
export { standInFor } from './stand-in.ts';
export { heedOf, namedRemoval, readRequest } from './read-request.ts';
