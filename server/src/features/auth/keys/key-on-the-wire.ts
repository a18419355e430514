import type { ApiKey } from '@maquette/contract';
import type { StoredKey } from './keys.store.ts';

const instant = (ms: number): string => new Date(ms).toISOString();

/** What its owner is told of a key: never the key itself. */
export const keyOnTheWire = ({ id, name, start, createdAt, usedAt }: StoredKey): ApiKey => ({
  ...{ id, name, start },
  createdAt: instant(createdAt),
  lastUsedAt: usedAt === null ? null : instant(usedAt),
});
