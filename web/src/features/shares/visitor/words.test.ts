import { expect, it } from 'vitest';
import { words } from './words.ts';

it('sends nobody tapping who has a mouse, and nobody clicking who has not', () => {
  for (const { how, howByTouch } of Object.values(words)) {
    expect(how).not.toMatch(/tap\b|touchez/i);
    expect(howByTouch).not.toMatch(/click|cliquez/i);
  }
});

it('says in each language, with its spaces, what a picture shows and how far it is slid', () => {
  const said = Object.values(words).map((each) => [each.versionBefore(1), each.compared(0.5)]);
  expect(said).toEqual([
    ['Version 1: before', 'Before 50%'],
    ['Version 1\u00A0: avant', 'Avant 50\u00A0%'],
  ]);
});
