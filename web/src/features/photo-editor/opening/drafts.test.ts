import { expect, it } from 'vitest';
import { draftsOf } from './drafts.ts';
import { defaultRecipe } from '../model/recipe.ts';

const storageOf = (kept = new Map<string, string>()) => {
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
  return () => storage;
};

const bright = { ...defaultRecipe, settings: { ...defaultRecipe.settings, brightness: 150 } };

it.each(['nonsense', '{}', '[1]', '[["a",{"version":9}]]'])('is none where the storage holds %s', (text) => {
  const drafts = draftsOf('ada', storageOf(new Map([['photoEditorDrafts:ada', text]])));
  expect(drafts.get('a')).toBeNull();
});

it('belongs to one person alone', () => {
  const storage = storageOf();
  draftsOf('ada', storage).set('a', bright);
  expect(draftsOf('bob', storage).get('a')).toBeNull();
});

it('is found again until it is cleared', () => {
  const drafts = draftsOf('ada', storageOf());
  drafts.set('a', defaultRecipe);
  drafts.set('a', bright);
  expect(drafts.get('a')).toEqual(bright);
  drafts.clear('a');
  expect(drafts.get('a')).toBeNull();
});

it('makes room for newer ones: the fifty last are kept', () => {
  const drafts = draftsOf('ada', storageOf());
  for (let i = 0; i <= 50; i += 1) drafts.set(String(i), bright);
  expect([drafts.get('0'), drafts.get('1')]).toEqual([null, bright]);
});
