import type { PaymentMethod } from '@maquette/contract';
import { expect, it } from 'vitest';
import { choiceOf, firstChoice, lineOf } from './method-choice.ts';

it('takes the empty line for no choice', () => {
  expect(choiceOf('')).toBeNull();
});

it('sends no card along to the checkout', () => {
  expect(choiceOf('checkout')).toEqual({});
});

it('finds the line of every choice again', () => {
  const lines = ['', 'checkout', 'card_1'];
  expect(lines.map((line) => lineOf(choiceOf(line)))).toEqual(lines);
});

it('begins with the default card while it holds, and with none else', () => {
  const card = (id: string, isDefault: boolean) =>
    ({
      id,
      isDefault,
      card: { brand: 'visa', last4: '4242', exp_month: 11, exp_year: 2026 },
    }) as PaymentMethod;
  const cards = [card('card_1', false), card('card_2', true)];
  expect(firstChoice(cards, new Date(2026, 10, 30))).toEqual({ paymentMethodId: 'card_2' });
  expect(firstChoice(cards, new Date(2026, 11, 1))).toBeNull();
  expect(firstChoice([card('card_1', false)], new Date(2026, 10, 1))).toBeNull();
});
