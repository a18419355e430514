import { type PixelImage, type SelectionWish, thingNamed } from '@maquette/engine';
import type { ModelHelp } from './model-help.ts';

/** A wish by words alone, with what a model finds for it in a photo's small copy. */
export const proposedByWords = (
  help: ModelHelp,
  picture: PixelImage,
  words: string,
): Promise<SelectionWish> => withProposed(help, picture, { wish: { words, points: [], box: null }, key: '' });

/** A wish with what a model finds for it: by what is pointed at, else by its words. `key`: the same picture has the same one. */
export async function withProposed(
  help: ModelHelp,
  picture: PixelImage,
  { wish, key }: { readonly wish: SelectionWish; readonly key: string },
): Promise<SelectionWish> {
  const { words, points, box } = wish;
  const isAimed = box !== null || points.some(({ keep }) => keep);
  if (isAimed) {
    const proposed = await help.ask({ role: 'select', picture, key, points, box });
    return proposed ? { ...wish, proposed } : wish;
  }
  const thing = points.length > 0 ? null : thingNamed(words);
  const proposed = thing === null ? null : await help.ask({ role: 'words', picture, thing });
  return proposed ? { ...wish, proposed } : wish;
}
