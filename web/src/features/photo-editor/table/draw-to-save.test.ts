import { limits } from '@maquette/contract';
import { describe, expect, it } from 'vitest';
import type { SaveForm } from '../model/picture-formats.ts';
import { defaultRecipe } from '../model/recipe.ts';
import { PhotoProblem } from '../worker/photo-jobs.ts';
import { drawToSave, TooLargeToSave } from './draw-to-save.ts';

const tooLarge = limits.uploadBytes + 1;
const edited = { ...defaultRecipe, settings: { ...defaultRecipe.settings, invert: true } };

/** Makes files of the sizes given, by format; what has none cannot be written. What is not encoded anew has the source's. */
function drawer(sizes: Partial<Record<SaveForm['format'], number>>, own = 0) {
  const forms: SaveForm[] = [];
  const draw = async (form: SaveForm): Promise<Blob> => {
    forms.push(form);
    const size = form.isAnew ? sizes[form.format] : own;
    if (size === undefined) throw new PhotoProblem('unwritable');
    return { size } as Blob;
  };
  return { forms, draw };
}

const jpeg = { recipe: edited, type: 'image/jpeg', hasAlpha: false } as const;
const webp = { recipe: edited, type: 'image/webp', hasAlpha: true } as const;

describe('a picture to be saved', () => {
  it('is refused when it is too large however small it is written', async () => {
    const { draw, forms } = drawer({ jpeg: tooLarge });
    await expect(drawToSave(draw, jpeg)).rejects.toThrow(TooLargeToSave);
    expect(forms.length).toBe(1);
    const png = drawer({ png: tooLarge });
    await expect(drawToSave(png.draw, webp)).rejects.toThrow(TooLargeToSave);
  });

  it('fails by whatever drawing fails by', async () => {
    const broken = () => Promise.reject(new PhotoProblem('failed'));
    await expect(drawToSave(broken, jpeg)).rejects.toThrow('failed');
  });

  it('is in the format of its source', async () => {
    expect(await drawToSave(drawer({ jpeg: 5 }).draw, jpeg)).toMatchObject({ format: 'jpeg', note: null });
    expect(await drawToSave(drawer({ webp: 5 }).draw, webp)).toMatchObject({ format: 'webp', note: null });
  });

  it('is encoded anew when nothing was changed and its own file is too large', async () => {
    const { draw, forms } = drawer({ jpeg: 5 }, tooLarge);
    const saved = await drawToSave(draw, { ...jpeg, recipe: defaultRecipe });
    expect(saved).toMatchObject({ blob: { size: 5 }, format: 'jpeg', note: 'savedSmaller' });
    expect(forms).toEqual([
      { format: 'jpeg', quality: 92, isAnew: false },
      { format: 'jpeg', quality: 92, isAnew: true },
    ]);
  });

  it('is in a smaller format when it would be too large, and says so', async () => {
    const png = { ...jpeg, type: 'image/png' } as const;
    const saved = await drawToSave(drawer({ png: tooLarge, jpeg: 5 }).draw, png);
    expect(saved).toMatchObject({ format: 'jpeg', note: 'savedAs.jpeg' });
  });

  it('is in a format that this browser can write, and says so', async () => {
    expect(await drawToSave(drawer({ png: 5 }).draw, webp)).toMatchObject({
      format: 'png',
      note: 'writtenAs.png',
    });
    expect(await drawToSave(drawer({ jpeg: 5 }).draw, { ...webp, hasAlpha: false })).toMatchObject({
      format: 'jpeg',
      note: 'writtenAs.jpeg',
    });
  });
});
