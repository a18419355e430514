import { expect, it } from 'vitest';
import { bankSays, findTestCard } from './test-cards.ts';

it('knows no real card, and no word that only looks like one', () => {
  for (const number of ['4111111111111111', '', '4242', 'constructor', '__proto__', '4242424242424242x'])
    expect(findTestCard(number), number).toBeNull();
});

it('reads a number however it is spaced', () => {
  for (const number of [
    '4242424242424242',
    '4242 4242 4242 4242',
    '4242-4242-4242-4242',
    ' 42424242 42424242 ',
  ])
    expect(findTestCard(number)).toMatchObject({ brand: 'visa', last4: '4242', manner: 'pays' });
});

it('lets a bank that asks say yes only to whoever has answered', () => {
  const said = (['pays', 'disputes', 'declined', 'fails-later', 'asks-once', 'asks-always'] as const).map(
    (manner) => [bankSays({ manner }, false), bankSays({ manner }, true)],
  );
  expect(said).toEqual([
    ['yes', 'yes'],
    ['yes', 'yes'],
    ['declined', 'declined'],
    ['declined', 'declined'],
    ['authentication_required', 'yes'],
    ['authentication_required', 'yes'],
  ]);
});
