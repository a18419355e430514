import { describe, expect, it } from 'vitest';
import { keyAction } from './keys.ts';

describe('a key', () => {
  const press = { key: 'z', code: 'KeyW', isControl: false, isShift: false, isAlt: false };

  it('does nothing alone while single keys are switched off', () => {
    expect(keyAction({ ...press, key: 'c' }, false)).toBeNull();
    expect(keyAction({ ...press, code: 'Digit0', key: 'à' }, false)).toBeNull();
  });

  it('does nothing with Alt, which belongs to the browser', () => {
    expect(keyAction({ ...press, isControl: true, isAlt: true }, true)).toBeNull();
  });

  it('undoes and redoes by what is printed on it', () => {
    const control = { ...press, isControl: true };
    expect(keyAction(control, false)).toBe('undo');
    expect(keyAction({ ...control, key: 'Z', isShift: true }, false)).toBe('redo');
    expect(keyAction({ ...control, key: 'y' }, false)).toBe('redo');
  });

  it('copies and pastes settings with Control and Shift, and leaves plain copying to the browser', () => {
    const control = { ...press, isControl: true };
    expect(keyAction({ ...control, key: 'C', isShift: true }, false)).toBe('copy');
    expect(keyAction({ ...control, key: 'V', isShift: true }, false)).toBe('paste');
    expect(keyAction({ ...control, key: 'c' }, true)).toBeNull();
    expect(keyAction({ ...control, key: 'v' }, true)).toBeNull();
  });

  it('zooms by the place of the digit', () => {
    expect(keyAction({ ...press, key: 'à', code: 'Digit0' }, true)).toBe('fit');
    expect(keyAction({ ...press, key: '&', code: 'Digit1' }, true)).toBe('actual');
  });
});
