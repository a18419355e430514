import { expect, it } from 'vitest';
import { readMailLink } from './mail-link.ts';

it('finds nothing where there is nothing, nor anything that is no text', () => {
  const nothing = { token: '', email: '', rest: '' };
  for (const state of [null, undefined, 'token', { token: 7 }]) {
    expect(readMailLink('', state)).toEqual(nothing);
  }
  expect(readMailLink('?token=', null)).toEqual(nothing);
});

it('takes token and address out of the address and leaves the rest', () => {
  expect(readMailLink('?lng=fr&token=s%2Fcret&email=ada%2Bhome%40example.org', null)).toEqual({
    token: 's/cret',
    email: 'ada+home@example.org',
    rest: 'lng=fr',
  });
});

it('finds both again in the history entry', () => {
  const moved = { token: 'secret', email: 'ada@example.org' };
  expect(readMailLink('', moved)).toEqual({ ...moved, rest: '' });
});

it('believes a link that was followed just now more than an earlier one', () => {
  expect(readMailLink('?token=new', { token: 'old', email: '' }).token).toBe('new');
});
