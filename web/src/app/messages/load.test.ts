import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadWords, withTouchWords } from './load.ts';

it.each(['translation', 'rest'])('lets no mark of the French words begin a line (%s)', async (part) => {
  const words = Object.values(await loadWords('fr', part));
  expect(words.filter((text) => / [?!:;»%]|« /.test(text))).toEqual([]);
});

it.each(['translation', 'rest'])(
  'lets no French number end a line before what it counts (%s)',
  async (part) => {
    const words = Object.values(await loadWords('fr', part));
    const counted = words.filter((text) => /\{\{count(, number)?\}\}\s\p{L}/u.test(text));
    expect(counted.filter((text) => /\{\{count(, number)?\}\} (?!(?:a|ont|sont|sur) )/.test(text))).toEqual(
      [],
    );
    if (part === 'rest') expect(counted.length).toBeGreaterThan(20);
  },
);

it('lets no mark begin a line where a browser offers to install the French application either', () => {
  const manifest = readFileSync(new URL('../../../public/manifest.fr.webmanifest', import.meta.url), 'utf8');
  const { name, description } = JSON.parse(manifest) as Record<'name' | 'description', string>;
  expect([name, description].filter((text) => / [?!:;»%]|« /.test(text))).toEqual([]);
});

describe('on a touch screen', () => {
  it('says what has a form for fingers in that form, and the rest as it is', () => {
    const words = { tip: 'Click on it.', tip_touch: 'Tap it.', other: 'Draw.' };
    expect(withTouchWords(words)).toMatchObject({ tip: 'Tap it.', other: 'Draw.' });
  });

  /** Said where there are a mouse or keys, or of a mouse. */
  const OF_A_MOUSE = /^maskEditor\.(hint|surfaceHelp)/;

  it.each(['en', 'fr'] as const)('has a form for fingers of whatever sends clicking (%s)', async (locale) => {
    const words = { ...(await loadWords(locale, 'translation')), ...(await loadWords(locale, 'rest')) };
    const clicking = Object.entries(words).filter(([, text]) => /\bcli(ck|que|quez|c)\b/i.test(text));
    expect(clicking.length).toBeGreaterThan(5);
    const bare = clicking.map(([key]) => key).filter((key) => !words[`${key}_touch`]);
    expect(bare.filter((key) => !OF_A_MOUSE.test(key))).toEqual([]);
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
