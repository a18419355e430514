import type { PaymentMethod } from '@maquette/contract';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { renderStatic, textIn } from '#test/render-static.ts';
import { CardRow } from './CardList.tsx';

const nothing = () => undefined;

describe('a saved card', () => {
  const method: PaymentMethod = {
    id: 'card_1',
    isDefault: true,
    card: { brand: 'amex', last4: '0005', exp_month: 4, exp_year: 2999 },
  };
  const drawn = async (change: Partial<PaymentMethod>) =>
    textIn(
      await renderStatic(
        createElement(CardRow, {
          method: { ...method, ...change },
          isChanging: false,
          onMakeDefault: nothing,
          onRemove: nothing,
        }),
      ),
    );

  it('that is the default one cannot be made it again', async () => {
    expect(await drawn({})).toEqual([
      'American Express ending in 0005',
      'Default',
      'Expires 04/99',
      'Remove',
    ]);
    expect(await drawn({ isDefault: false })).toContain('Make default');
  });

  it('says that it has expired', async () => {
    expect(await drawn({ card: { ...method.card, exp_year: 2001 } })).toContain('Expired');
  });
});
