export { bearerOfKey } from './bearer-of-key.ts';
export { keyOnTheWire } from './key-on-the-wire.ts';
export { hasKey, keysOf, removeKeysOf } from './keys.store.ts';
export { listKeys } from './list-keys.ts';
export { makeKey } from './make-key.ts';
export { revokeKey } from './revoke-key.ts';
