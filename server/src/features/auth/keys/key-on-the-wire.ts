import type { ApiKey } from '@maquette/contract';
import type { StoredKey } from './keys.store.ts';
import { instant } from '../../../platform/instant.ts';

/** What its owner is told of a key: never the key itself. */
export const keyOnTheWire = ({ id, name, start, createdAt, usedAt }: StoredKey): ApiKey => ({
  ...{ id, name, start },
  createdAt: instant(createdAt),
  lastUsedAt: instant(usedAt),
});
