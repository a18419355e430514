import { renderToString } from 'react-dom/server';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { useToast } from './use-toast.ts';

function Loner() {
  useToast();
  return null;
}

it('refuses to be used outside its provider', () => {
  expect(() => renderToString(createElement(Loner))).toThrow('useToast must be used within a ToastProvider');
});
