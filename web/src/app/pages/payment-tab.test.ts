import { expect, it } from 'vitest';
import { paymentTabOf } from './PaymentPage.tsx';

it('opens the first tab for an address that names none', () => {
  expect(['', 'elsewhere', 'creditsx'].map(paymentTabOf)).toEqual(Array(3).fill('subscriptions'));
});

it('opens the tab that the address names', () => {
  expect(['subscriptions', 'credits', 'methods', 'methods/'].map(paymentTabOf)).toEqual([
    'subscriptions',
    'credits',
    'methods',
    'methods',
  ]);
});
