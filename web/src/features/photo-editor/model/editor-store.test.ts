import type { EditRecipe } from '@maquette/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { type EditorStore, openEditorStore } from './editor-store.ts';
import { defaultRecipe, isNeutral, makesSame } from './recipe.ts';

const bright = (brightness: number): EditRecipe => ({
  ...defaultRecipe,
  settings: { ...defaultRecipe.settings, brightness },
});

let store: EditorStore;
beforeEach(() => {
  store = openEditorStore({ label: 'opened', recipe: defaultRecipe });
});

const labels = () => store.get().steps.map(({ label }) => label);

describe('the steps of an editor', () => {
  it('are not added to by what leaves the picture as it was', () => {
    store.apply(defaultRecipe, 'brightness');
    store.preview(bright(120));
    store.preview(bright(100));
    store.commit('brightness');
    expect(labels()).toEqual(['opened']);
  });

  it('do not go before the first nor after the last', () => {
    store.undo();
    store.redo();
    store.jumpTo(7);
    expect(store.get().at).toBe(0);
  });

  it('take a whole drag as one', () => {
    for (let value = 101; value <= 130; value += 1) store.preview(bright(value));
    store.commit('brightness');
    expect(labels()).toEqual(['opened', 'brightness']);
    expect(store.get().recipe.settings.brightness).toBe(130);
  });

  it('take presses of a key one after the other as one, but not those after something else', () => {
    for (const value of [101, 102, 103]) {
      store.preview(bright(value));
      store.nudge('brightness');
    }
    expect(labels()).toEqual(['opened', 'brightness']);
    store.undo();
    expect(store.get().recipe).toEqual(defaultRecipe);
    store.redo();
    store.apply(bright(150), 'brightness');
    store.preview(bright(151));
    store.nudge('brightness');
    expect(labels()).toEqual(['opened', 'brightness', 'brightness', 'brightness']);
  });

  it('leave none of presses of a key that took each other back', () => {
    for (const value of [101, 100]) {
      store.preview(bright(value));
      store.nudge('brightness');
    }
    expect(labels()).toEqual(['opened']);
    store.nudge('brightness');
    expect(labels()).toEqual(['opened']);
  });

  it('can be undone, redone and jumped to', () => {
    for (const value of [110, 120, 130]) store.apply(bright(value), 'brightness');
    store.undo();
    expect(store.get().recipe).toEqual(bright(120));
    store.jumpTo(0);
    expect(store.get().recipe).toEqual(defaultRecipe);
    store.redo();
    expect(store.get().recipe).toEqual(bright(110));
  });

  it('lose what was undone once something else is done', () => {
    store.apply(bright(110), 'brightness');
    store.undo();
    store.apply({ ...defaultRecipe, settings: { ...defaultRecipe.settings, invert: true } }, 'invert');
    expect(labels()).toEqual(['opened', 'invert']);
  });

  it('give up first what is only being tried', () => {
    store.apply(bright(110), 'brightness');
    store.preview(bright(190));
    store.undo();
    expect(store.get().recipe).toEqual(bright(110));
  });

  it('take a reset as one, which keeps how the picture is exported', () => {
    store.setExport({ format: 'webp', quality: 50 });
    store.apply({ ...bright(110), export: store.get().recipe.export }, 'brightness');
    store.reset();
    expect(labels()).toEqual(['opened', 'brightness', 'reset']);
    expect(store.get().recipe).toEqual({ ...defaultRecipe, export: { format: 'webp', quality: 50 } });
  });

  it('all have the export that was chosen last: undoing does not change it', () => {
    store.apply(bright(110), 'brightness');
    store.setExport({ format: 'png', quality: 80 });
    store.undo();
    expect(store.get().recipe.export).toEqual({ format: 'png', quality: 80 });
    expect(store.get().at).toBe(0);
  });
});

it('tells its listeners until they stop', () => {
  let heard = 0;
  const stop = store.subscribe(() => (heard += 1));
  store.preview(bright(101));
  store.commit('brightness');
  stop();
  store.undo();
  expect(heard).toBe(2);
});

describe('a recipe', () => {
  it('is not neutral when anything in it is changed', () => {
    expect(isNeutral(bright(101))).toBe(false);
    const flipped = { horizontal: true, vertical: false };
    const turned = { ...defaultRecipe, transformations: { ...defaultRecipe.transformations, flipped } };
    expect(isNeutral(turned)).toBe(false);
  });

  it('is neutral whatever the export, and with a shape that cuts nothing off', () => {
    const cropRatio = { width: 4, height: 3 };
    expect(isNeutral({ ...defaultRecipe, export: { format: 'png', quality: 1 } })).toBe(true);
    expect(
      isNeutral({ ...defaultRecipe, transformations: { ...defaultRecipe.transformations, cropRatio } }),
    ).toBe(true);
  });

  it('makes the same picture in whatever order its parts are written', () => {
    const { blur, ...others } = defaultRecipe.settings;
    expect(makesSame({ ...defaultRecipe, settings: { blur, ...others } }, defaultRecipe)).toBe(true);
  });
});
