import { describe, expect, it } from 'vitest';
import type { KeyPress } from '../../../platform/keyboard/key-press.ts';
import { canvasKeyAction, pageKeyAction } from './keys.ts';

function press(key: string, over: Partial<KeyPress> = {}): KeyPress {
  return { key, code: '', isControl: false, isShift: false, isAlt: false, ...over };
}

describe('keys of the page', () => {
  it('does nothing by a single letter once those are switched off', () => {
    for (const key of ['b', 'e', 'l', 'u', 'h', 'x', '+', '-']) {
      expect(pageKeyAction(press(key), false)).toBeNull();
    }
    expect(pageKeyAction(press('[', { code: 'BracketLeft' }), false)).toBeNull();
    expect(pageKeyAction(press('z', { isControl: true }), false)).toEqual({ type: 'undo' });
  });

  it('leaves the browser its own keys', () => {
    expect(pageKeyAction(press('0', { code: 'Digit0', isControl: true }), true)).toBeNull();
    expect(pageKeyAction(press('l', { isControl: true }), true)).toBeNull();
    expect(pageKeyAction(press('b', { isAlt: true }), true)).toBeNull();
    expect(pageKeyAction(press('Tab'), true)).toBeNull();
  });

  it.each([
    [press('b'), { type: 'tool', tool: 'brush' }],
    [press('E'), { type: 'tool', tool: 'eraser' }],
    [press('l'), { type: 'tool', tool: 'lasso' }],
    [press('u'), { type: 'tool', tool: 'rectangle' }],
    [press('h'), { type: 'tool', tool: 'hand' }],
    [press('x'), { type: 'swap' }],
    [press('^', { code: 'BracketLeft' }), { type: 'size-by', by: -1 }],
    [press('$', { code: 'BracketRight' }), { type: 'size-by', by: 1 }],
    [press('}', { code: 'BracketRight', isShift: true }), { type: 'size-by', by: 10 }],
    [press('+', { isShift: true }), { type: 'zoom', factor: 1.25 }],
    [press('-'), { type: 'zoom', factor: 0.8 }],
    [press('à', { code: 'Digit0' }), { type: 'fit' }],
    [press('&', { code: 'Digit1' }), { type: 'actual-size' }],
    [press('V', { isShift: true }), { type: 'invert' }],
    [press('Delete'), { type: 'clear' }],
    [press('Escape'), { type: 'escape' }],
    [press('z', { code: 'KeyW', isControl: true }), { type: 'undo' }],
    [press('Z', { isControl: true, isShift: true }), { type: 'redo' }],
    [press('y', { isControl: true }), { type: 'redo' }],
  ])('%o', (key, action) => {
    expect(pageKeyAction(key, true)).toEqual(action);
  });
});

describe('keys of the work area', () => {
  it('steps with the arrows, further with Shift', () => {
    expect(canvasKeyAction(press('ArrowLeft'))).toEqual({ type: 'nudge', x: -10, y: 0 });
    expect(canvasKeyAction(press('ArrowDown', { isShift: true }))).toEqual({ type: 'nudge', x: 0, y: 50 });
  });

  it('puts the pen down and up with Enter', () => {
    expect(canvasKeyAction(press('Enter'))).toEqual({ type: 'pen' });
    expect(canvasKeyAction(press('Enter', { isControl: true }))).toBeNull();
  });
});
