import { describe, expect, it } from 'vitest';
import { loadWords, withFrenchSpaces, withTouchWords } from './load.ts';

const set = (text: string) => withFrenchSpaces({ text })['text'];

it.each([
  ['Mot de passe oublié ?', 'Mot de passe oublié\u202F?'],
  ['Tout est prêt ! Suite : ici ; fin.', 'Tout est prêt\u202F! Suite\u00A0: ici\u202F; fin.'],
  ['« {{page}} » ouvrira', '«\u00A0{{page}}\u00A0» ouvrira'],
  ['Valable 24 heures, à 100 %', 'Valable 24\u00A0heures, à 100\u202F%'],
])('keeps together what belongs together: %s', (plain, french) => {
  expect(set(plain)).toBe(french);
});

it.each(['Un mot, un autre.', 'De 1 à 3'])('leaves the rest as it is: %s', (text) => {
  expect(set(text)).toBe(text);
});

it.each(['translation', 'rest'])('lets no mark of the French words begin a line (%s)', async (part) => {
  const words = Object.values(await loadWords('fr', part));
  expect(words.filter((text) => / [?!:;»%]|« /.test(text))).toEqual([]);
});

describe('on a touch screen', () => {
  it('says what has a form for fingers in that form, and the rest as it is', () => {
    const words = { tip: 'Click on it.', tip_touch: 'Tap it.', other: 'Draw.' };
    expect(withTouchWords(words)).toMatchObject({ tip: 'Tap it.', other: 'Draw.' });
  });

  it.each(['en', 'fr'] as const)(
    'sends nobody clicking, and has no form without its sentence (%s)',
    async (locale) => {
      const words = await loadWords(locale, 'rest');
      const forms = Object.entries(words).filter(([key]) => key.endsWith('_touch'));
      expect(forms.length).toBeGreaterThan(0);
      for (const [key, text] of forms) {
        expect(words).toHaveProperty([key.replace('_touch', '')]);
        expect(text).not.toMatch(/click|clique|clic\b/i);
      }
    },
  );
});

describe('a tool', () => {
  it.each(['en', 'fr'] as const)('has one name wherever it is named (%s)', async (locale) => {
    const words = { ...(await loadWords(locale, 'translation')), ...(await loadWords(locale, 'rest')) };
    const named = {
      change: ['tool.inpaint', 'visits.tool.inpainting'],
      replace: ['tool.search-replace', 'visits.tool.replace'],
      recolour: ['tool.search-recolor', 'visits.tool.recolor'],
    };
    for (const [tool, keys] of Object.entries(named))
      for (const key of keys) expect(words[key], key).toBe(words[`app.tool.${tool}`]);
  });
});
