import { expect, it } from 'vitest';
import { withFrenchSpaces } from './french-spaces.ts';

it.each([
  'Un mot, un autre.',
  'De 1 à 3',
  'Choix {{number}} de la photo',
  '{{changed}} sur {{number}}',
  '{{count}} a été laissé',
])('leaves alone what may part: %s', (text) => {
  expect(withFrenchSpaces(text)).toBe(text);
});

it.each([
  ['Mot de passe oublié ?', 'Mot de passe oublié\u00A0?'],
  ['Tout est prêt ! Suite : ici ; fin.', 'Tout est prêt\u00A0! Suite\u00A0: ici\u00A0; fin.'],
  ['« {{page}} » ouvrira', '«\u00A0{{page}}\u00A0» ouvrira'],
  ['Valable 24 heures, à 100 %', 'Valable 24\u00A0heures, à 100\u00A0%'],
  ['{{count}} crédits', '{{count}}\u00A0crédits'],
  ['{{count, number}} images sur {{total, number}}', '{{count, number}}\u00A0images sur {{total, number}}'],
  ['{{width}} × {{height}} pixels', '{{width}} × {{height}}\u00A0pixels'],
  ['Envoi {{percent}} %', 'Envoi {{percent}}\u00A0%'],
])('keeps together what belongs together: %s', (plain, french) => {
  expect(withFrenchSpaces(plain)).toBe(french);
});
