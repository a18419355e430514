import { editDefaults, type HistoryItem, StylePreset } from '@maquette/contract';
import type { DraftProduct } from '../product/product.ts';
import { noWords, type Words } from '../words/words.ts';

/** A picture that was made here, the photo it was made from, and the mask it was made with, if there was one. */
export interface RemixSource {
  readonly picture: HistoryItem;
  readonly photo: HistoryItem;
  readonly mask: { readonly filename: string; readonly picture: string } | null;
  /** A thing of one's own that was put; 'gone' when its picture is no longer kept. */
  readonly product: DraftProduct | 'gone' | null;
}

/** A number that a picture was made with, or what is usual where it does not tell. */
export function madeWith({ metadata }: HistoryItem, name: string, usual: number): number {
  const value = metadata.parameters?.[name];
  return typeof value === 'number' ? value : usual;
}

/** The words and values a picture was asked for with; those it does not tell are as usual. */
export function remixWords(picture: HistoryItem): Words {
  const { prompt = '', negativePrompt = '', stylePreset, metadata } = picture;
  return {
    ...{ ...noWords, prompt, negativePrompt },
    stylePreset: StylePreset.safeParse(stylePreset).data ?? '',
    seed: metadata.seed ?? null,
    steps: madeWith(picture, 'steps', editDefaults.steps),
    cfgScale: madeWith(picture, 'cfg_scale', editDefaults.cfgScale),
  };
}
