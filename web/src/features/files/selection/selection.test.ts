import { describe, expect, it } from 'vitest';
import { noSelection, select, type Selection, type SelectionChange } from './selection.ts';

const order = ['a', 'b', 'c', 'd', 'e'];
const after = (...changes: SelectionChange[]): Selection => changes.reduce(select, noSelection);
const ids = (...changes: SelectionChange[]) => [...after(...changes).ids].toSorted().join('');
const toggle = (id: string): SelectionChange => ({ kind: 'toggle', id });
const range = (to: string, from = to): SelectionChange => ({ kind: 'range', to, from, order });

describe('a selection', () => {
  it('loses what is chosen a second time', () => {
    expect(ids(toggle('a'), toggle('c'), toggle('a'))).toBe('c');
  });

  it('takes a range from the picture chosen last, in either direction', () => {
    expect(ids(toggle('b'), range('d'))).toBe('bcd');
    expect(ids(toggle('d'), range('b'))).toBe('bcd');
  });

  it('draws the range shorter again, and keeps what was chosen before it', () => {
    expect(ids(toggle('a'), toggle('c'), range('e'), range('d'))).toBe('acd');
  });

  it('begins a range where one stands when nothing was chosen', () => {
    expect(ids(range('c', 'b'), range('d', 'c'))).toBe('bcd');
  });

  it('begins a range where one stands when the picture chosen last has gone', () => {
    expect(ids(toggle('z'), { kind: 'keep', order }, range('c', 'b'))).toBe('bc');
  });

  it('takes all that is there, and lets go of all', () => {
    expect(ids({ kind: 'all', order })).toBe('abcde');
    expect(ids({ kind: 'all', order }, { kind: 'clear' })).toBe('');
  });

  it('takes also what is not loaded, lets go of it once it was loaded and went, and with another list', () => {
    const all = after({ kind: 'all', order, beyond: ['x', 'y'] });
    expect(all.ids.size).toBe(7);
    const told = (selection: Selection) => [...selection.ids].toSorted().join('');
    const loaded = select(all, { kind: 'keep', order: [...order, 'x'] });
    expect(told(loaded)).toBe('abcdexy');
    expect(told(select(loaded, { kind: 'keep', order }))).toBe('abcdey');
    expect(told(select(loaded, { kind: 'otherList' }))).toBe('abcdex');
    expect(told(select(loaded, toggle('b')))).toBe('acdexy');
  });

  it('keeps only pictures that are still there, and stays the same when all are', () => {
    const selection = after(toggle('a'), toggle('b'));
    expect([...select(selection, { kind: 'keep', order: ['b', 'c'] }).ids]).toEqual(['b']);
    expect(select(selection, { kind: 'keep', order })).toBe(selection);
  });
});
