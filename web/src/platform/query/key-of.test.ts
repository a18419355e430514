import { filesEndpoints } from '@maquette/contract';
import { expect, it } from 'vitest';
import { keyOf } from './key-of.ts';

it('is a prefix of the keys of all calls of its endpoint', () => {
  const one = keyOf(filesEndpoints.getFile, { params: { id: 'a' } });
  expect(one.slice(0, 1)).toEqual(keyOf(filesEndpoints.getFile));
});

it('differs by input', () => {
  const key = (id: string) => keyOf(filesEndpoints.getFile, { params: { id } });
  expect(key('a')).not.toEqual(key('b'));
});
