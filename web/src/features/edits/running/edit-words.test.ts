import { expect, it } from 'vitest';
import { editsEn } from '../messages/en.ts';
import { withMoney } from './edit-words.ts';

const t = ((key: keyof typeof editsEn) => editsEn[key]) as never;

it('a failure says once what became of the money', () => {
  const said = 'The picture service failed. You were not charged.';
  expect(withMoney(said, t)).toBe(said);
  expect(withMoney('Image generation failed.', t)).toBe('Image generation failed. You were not charged.');
});
