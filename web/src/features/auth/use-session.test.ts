import { authEndpoints } from '@maquette/contract';
import { expect, it } from 'vitest';
import { keyOf } from '../../platform/query/key-of.ts';
import { meQuery } from './use-session.ts';

it('uses the key that the endpoint has everywhere else', () => {
  expect(meQuery(true).queryKey).toEqual(keyOf(authEndpoints.me, {}));
});
