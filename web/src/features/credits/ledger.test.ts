import type { CreditTransaction } from '@maquette/contract';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { renderStatic, textIn } from '#test/render-static.ts';
import { LedgerPages } from './Ledger.tsx';
import { LedgerRow } from './LedgerRow.tsx';

const entry: CreditTransaction = {
  id: '1',
  amount: -2,
  source: 'inpaint',
  description: 'A leather sofa',
  created_at: '2026-11-21T12:00:00.000Z',
  createdAt: '2026-11-21T12:00:00.000Z',
  balanceAfter: 1310,
};
const row = (more: object, language: 'en' | 'fr' = 'en') =>
  renderStatic(createElement(LedgerRow, { entry: { ...entry, ...more } }), language);

describe('a line of the credit history', () => {
  it('prints a source it does not know as it came, and a day that is none as unavailable', async () => {
    const html = await row({ source: 'gift-card', created_at: '' });
    expect(textIn(html)).toContain('gift-card');
    expect(textIn(html)).toContain('unavailable');
  });

  it('says what it was for, the signed amount and the balance after it', async () => {
    expect(textIn(await row({}))).toEqual([
      'Change',
      'A leather sofa',
      '21 November 2026',
      '−2',
      'Balance 1,310',
    ]);
    expect(textIn(await row({ amount: 100 }))).toContain('+100');
  });

  it('calls an adjustment by what it was, once', async () => {
    const welcome = { source: 'adjustment', description: 'Crédits de bienvenue', amount: 10 };
    expect(textIn(await row(welcome, 'fr')).slice(0, 2)).toEqual([
      'Crédits de bienvenue',
      '21 novembre 2026',
    ]);
    expect(textIn(await row({ source: 'adjustment', description: '' }))[0]).toBe('Adjustment');
  });

  it('shows the picture an edit made, where it is kept', async () => {
    expect(await row({ thumbnail: '/api/files/a/content?w=320' })).toContain(
      'src="/api/files/a/content?w=320"',
    );
    expect(await row({})).not.toContain('<img');
  });
});

describe('the pages of the credit history', () => {
  const pages = (page: number, total: number) =>
    renderStatic(createElement(LedgerPages, { page, total, onPage: () => undefined }));

  it('lead nowhere from the only one', async () => {
    expect(await pages(0, 10)).not.toContain('<button');
  });

  it('end at the first and at the last one', async () => {
    const ends = (html: string) =>
      [...html.matchAll(/<button[^>]*>/g)].map(([tag]) => tag.includes('aria-disabled='));
    expect(ends(await pages(0, 11))).toEqual([true, false]);
    expect(ends(await pages(1, 11))).toEqual([false, true]);
    expect(textIn(await pages(1, 11))[0]).toBe('11 to 11 of 11');
  });
});
