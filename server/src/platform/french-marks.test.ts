import { expect, it } from 'vitest';
import { withFrenchMarks } from './french-marks.ts';

it.each(['Un mot, un autre.', 'De 1 à 3', '2 sur 3', '4242 4242'])(
  'leaves alone what may part: %s',
  (text) => {
    expect(withFrenchMarks(text)).toBe(text);
  },
);

it.each([
  ['Prêt ? Oui ! Suite : ici ; fin.', 'Prêt\u00A0? Oui\u00A0! Suite\u00A0: ici\u00A0; fin.'],
  ['« Business » à 100 %', '«\u00A0Business\u00A0» à 100\u00A0%'],
  ['Patientez 30 secondes', 'Patientez 30\u00A0secondes'],
])('keeps together what belongs together: %s', (plain, french) => {
  expect(withFrenchMarks(plain)).toBe(french);
});
