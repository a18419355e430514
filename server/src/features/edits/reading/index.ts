export { fieldsWithEffect, ignoredOf, readBy, settingsOf } from './effects.ts';
export { type Heed, toldHeed } from './heed.ts';
export { standInFor } from './stand-in.ts';
export { heedOf, namedRemoval, readRequest, type WishReading } from './read-request.ts';
