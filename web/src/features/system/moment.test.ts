import { expect, it } from 'vitest';
import { printMoment } from './server-times.ts';

it('has no words for what is no date', () => {
  expect(printMoment('', 'en')).toBeNull();
  expect(printMoment('unknown', 'fr')).toBeNull();
});

it('follows the language', () => {
  expect(printMoment('2026-03-04T12:00:00Z', 'en')).toContain('Mar');
  expect(printMoment('2026-03-04T12:00:00Z', 'fr')).toContain('mars');
});
