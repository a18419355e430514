import { FullName } from '@maquette/contract';
import { expect, it } from 'vitest';
import { appleName } from './apple.ts';

it.each([[undefined], [{}], [{ firstName: ' ', lastName: '\u0000' }]])('tells none of %j', (name) => {
  expect(appleName(name)).toBeUndefined();
});

it('joins what was told', () => {
  expect(appleName({ firstName: 'Zoé', lastName: 'Martin' })).toBe('Zoé Martin');
  expect(appleName({ lastName: ' Martin ' })).toBe('Martin');
});

it('never makes a name that registration would refuse', () => {
  const name = appleName({ firstName: 'A\r\nBcc: x', lastName: '🪑'.repeat(200) });
  expect(FullName.safeParse(name).success).toBe(true);
  expect(name).toMatch(/^A Bcc: x 🪑/);
});
