import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Toast } from './Toast.tsx';

const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

/** Red, green and blue of a token, 0 to 255. */
const colourOf = (name: string): [number, number, number] => {
  const [, hex = ''] = new RegExp(`--color-toast-${name}:\\s*#([0-9a-f]{6})`).exec(tokens) ?? [];
  return [0, 2, 4].map((i) => Number.parseInt(hex.slice(i, i + 2), 16)) as [number, number, number];
};

const toast = (tone: Parameters<typeof Toast>[0]['tone']) =>
  renderToStaticMarkup(
    createElement(Toast, { tone, message: 'Saved', closeLabel: 'Close', onClose: () => undefined }),
  );

it.each([
  ['success', 'green', ([r, g, b]: number[]) => g! > r! && g! > b!],
  ['error', 'red', ([r, g, b]: number[]) => r! > 2 * g! && r! > 2 * b!],
  ['warning', 'yellow', ([r, g, b]: number[]) => r! > b! + 80 && g! > b! + 80],
  ['info', 'blue', ([r, g, b]: number[]) => b! > r! && b! > g!],
  [
    'other',
    'dark grey',
    ([r, g, b]: number[]) => Math.max(r!, g!, b!) - Math.min(r!, g!, b!) < 24 && r! < 110,
  ],
] as const)('a toast of type %s is %s', (tone, _, isSo) => {
  expect(toast(tone)).toContain(`bg-toast-${tone}`);
  expect(isSo(colourOf(tone))).toBe(true);
});

it('has a close button, and only an error interrupts a screen reader', () => {
  expect(toast('info')).toMatch(/<button[^>]*aria-label="Close"/);
  expect(toast('info')).toContain('role="status"');
  expect(toast('error')).toContain('role="alert"');
});
