import type { MaskHelpAnswer } from '@maquette/contract';
import { createInstance, type TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import { offersOf } from './mask-offers.ts';
import { regionEn } from './messages/en.ts';
import { regionFr } from './messages/fr.ts';

const mask = 'data:image/png;base64,iVBORw0KGgo=';
const help = {
  width: 4,
  height: 3,
  tidied: mask,
  wider: mask,
  shadow: null,
  rest: null,
} satisfies MaskHelpAnswer;

async function wordsOf(language: 'en' | 'fr'): Promise<TFunction> {
  const resources = { en: { translation: regionEn }, fr: { translation: regionFr } };
  return createInstance().init({
    lng: language,
    resources,
    keySeparator: false,
    interpolation: { escapeValue: false },
  });
}

describe('what is offered for a mask', () => {
  it('is a little wider when there is nothing else', async () => {
    const offers = offersOf(help, await wordsOf('en'));
    expect(offers.map(({ label, reason }) => [label, reason])).toEqual([['A little wider', undefined]]);
    expect(offers[0]?.mask).toBeInstanceOf(Blob);
  });

  it('says why it should be wider where the mask ends at the thing’s edge', async () => {
    const [tight] = offersOf(help, await wordsOf('fr'), { isTight: true });
    expect(tight).toMatchObject({ label: 'Un peu plus large', reason: regionFr['edits.help.tight'] });
  });

  it('begins with the thing that is cut, then its shadow', async () => {
    const full: MaskHelpAnswer = {
      ...help,
      shadow: { mask, kind: 'both' },
      rest: { mask, kind: 'sofa', share: 0.4 },
    };
    expect(offersOf(full, await wordsOf('en')).map(({ label }) => label)).toEqual([
      'Take the whole sofa',
      'Include its shadow and reflection',
      'A little wider',
    ]);
    const [first, ...others] = offersOf(full, await wordsOf('fr'));
    expect(first).toMatchObject({
      label: 'Prendre le canapé en entier',
      reason: 'Le masque coupe le canapé.',
    });
    expect(others.map(({ label }) => label)).toEqual(['Avec son ombre et son reflet', 'Un peu plus large']);
  });

  it('names nothing that is not sure', async () => {
    const unsure: MaskHelpAnswer = { ...help, rest: { mask, kind: null, share: 0.4 } };
    expect(offersOf(unsure, await wordsOf('en'))[0]).toMatchObject({
      label: 'Take all of it',
      reason: 'The mask seems to cut through something.',
    });
  });
});
