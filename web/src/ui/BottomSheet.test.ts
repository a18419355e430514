import { expect, it } from 'vitest';
import { stopBeside, stopNear } from './BottomSheet.tsx';

it.each([
  [0.05, 'peek'],
  [0.29, 'peek'],
  [0.45, 'half'],
  [0.9, 'full'],
])('a sheet let go at %d of the window rests at %s', (part, stop) => {
  expect(stopNear(part)).toBe(stop);
});

it('a sheet goes no further than its last stops', () => {
  expect(stopBeside('full', 1)).toBe('full');
  expect(stopBeside('peek', -1)).toBe('peek');
  expect(stopBeside('peek', 1)).toBe('half');
});
