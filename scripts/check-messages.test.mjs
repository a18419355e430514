import { describe, expect, test } from 'vitest';
import { checkMessages } from './check-messages.mjs';
import { makeTree } from './testing/make-tree.mjs';

const ROOM = 'web/src/features/credits';
const EN = `export const creditsEn = { 'credits.balance': 'You have {{count}} credits.' } as const;`;
const FR = `export const creditsFr = { 'credits.balance': 'Vous avez {{count}} crédits.' };`;
const PAGE = `export const Balance = () => <p className="big">{t('credits.balance')}: {3} px, Maquette</p>;`;

/** @param {{ en?: string, fr?: string, page?: string, page2?: string }} [files] */
function faults({ en = EN, fr = FR, page = PAGE, page2 = '' } = {}) {
  return checkMessages(
    makeTree({
      [`${ROOM}/messages/en.ts`]: en,
      [`${ROOM}/messages/fr.ts`]: fr,
      [`${ROOM}/Balance.tsx`]: page,
      [`${ROOM}/second.ts`]: page2,
    }),
  );
}

test('two languages with the same keys, all used, are left alone', () => {
  expect(faults()).toEqual([]);
});

test('a key that one language lacks is refused', () => {
  expect(faults({ fr: `export const creditsFr = {};` })).toEqual([
    `${ROOM}/messages/fr.ts: credits.balance is missing`,
  ]);
});

test('a key that only the translation has is refused', () => {
  expect(faults({ fr: FR.replace('{', `{ 'credits.old': 'Ancien',`) })).toEqual([
    `${ROOM}/messages/fr.ts: credits.old is not in en.ts`,
  ]);
});

test('a translation with other gaps is refused', () => {
  expect(faults({ fr: FR.replace('{{count}}', '{{number}}') })).toEqual([
    `${ROOM}/messages/fr.ts: credits.balance has other gaps than en.ts`,
  ]);
});

test('an empty sentence is refused', () => {
  expect(faults({ fr: FR.replace(/'Vous.*'/, `''`) })).toContain(
    `${ROOM}/messages/fr.ts: credits.balance says nothing`,
  );
});

test('a whole language may not be absent', () => {
  const root = makeTree({ [`${ROOM}/messages/en.ts`]: EN, [`${ROOM}/Balance.tsx`]: PAGE });
  expect(checkMessages(root)).toEqual([`${ROOM}/messages/fr.ts: is missing`]);
});

test('a key that nobody uses is refused', () => {
  expect(faults({ page: '' })).toEqual([`${ROOM}/messages/en.ts: credits.balance is not used`]);
});

test('a key put together from pieces is used, also in the plural', () => {
  const plural = (/** @type {string} */ text) => text.replace('credits.balance', 'credits.pack.small_other');
  const page2 = 'export const label = (size: string) => t(`credits.pack.${size}`);';
  expect(faults({ en: plural(EN), fr: plural(FR), page: '', page2 })).toEqual([]);
});

describe('text for people outside the messages is refused', () => {
  test.each([
    ['between tags', `<p>Hello</p>`, 'Hello'],
    ['in an expression', `<p>{'Hello'}</p>`, 'Hello'],
    ['in an attribute', `<img alt="A room" />`, 'A room'],
    ['in an attribute read aloud', '<b aria-label={`Size ${3}`} />', 'Size'],
  ])('%s', (_, jsx, text) => {
    const page = `const key = 'credits.balance';\nexport const Page = () => ${jsx};`;
    expect(faults({ page })).toEqual([`${ROOM}/Balance.tsx:2: "${text}" belongs into the messages`]);
  });
});
