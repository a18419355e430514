import { expect, it } from 'vitest';
import { exportName, printReceived } from './ExportPanel.tsx';

it('names an export by the day, in a way that sorts', () => {
  expect(exportName(new Date(2026, 0, 5, 23, 59))).toBe('maquette-export-2026-01-05.zip');
  expect(exportName(new Date(2026, 10, 25))).toBe('maquette-export-2026-11-25.zip');
});

it('tells what has arrived in the language and a unit that fits', () => {
  const plain = (bytes: number, language: string) => printReceived(bytes, language).replace(/\s/g, ' ');
  expect(plain(0, 'en')).toBe('0.0 kB');
  expect(plain(512, 'en')).toBe('0.5 kB');
  expect(plain(1024, 'en')).toBe('1.0 kB');
  expect(plain(3.5 * 1024 ** 2, 'en')).toBe('3.5 MB');
  expect(plain(3.5 * 1024 ** 2, 'fr')).toBe('3,5 Mo');
  expect(plain(2 * 1024 ** 4, 'fr')).toBe('2 048,0 Go');
});
