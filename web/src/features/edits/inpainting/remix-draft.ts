import { editDefaults, type HistoryItem, StylePreset } from '@maquette/contract';
import type { DraftProduct } from '../product/product.ts';
import { type Draft, emptyDraft, noWords, type Words } from './draft.ts';

/** A picture that was made here, the photo it was made from, and the mask it was made with, if there was one. */
export interface RemixSource {
  readonly picture: HistoryItem;
  readonly photo: HistoryItem;
  readonly mask: { readonly filename: string; readonly picture: string } | null;
  /** A thing of one's own that was put; 'gone' when its picture is no longer kept. */
  readonly product: DraftProduct | 'gone' | null;
}

/** The words and values a picture was asked for with; those it does not tell are as usual. */
export function remixWords({ prompt = '', negativePrompt = '', stylePreset, metadata }: HistoryItem): Words {
  const numberOf = (name: string, usual: number): number => {
    const value = metadata.parameters?.[name];
    return typeof value === 'number' ? value : usual;
  };
  return {
    ...noWords,
    prompt,
    negativePrompt,
    stylePreset: StylePreset.safeParse(stylePreset).data ?? '',
    seed: metadata.seed ?? null,
    steps: numberOf('steps', editDefaults.steps),
    cfgScale: numberOf('cfg_scale', editDefaults.cfgScale),
  };
}

/** The work in hand as it was when a picture was asked for. */
export function remixDraft({ picture, photo, mask, product }: RemixSource): Draft {
  return {
    ...emptyDraft,
    photo: { id: photo.id, name: photo.name, width: photo.metadata.width, height: photo.metadata.height },
    mask,
    words: remixWords(picture),
    product: product === 'gone' ? null : product,
    arrangement: picture.metadata.arrangement ?? null,
  };
}

/** Whether there is work that a remix would take the place of: a photo alone is chosen again in a moment. */
export function isAtStake({ photo, mask, words }: Draft): boolean {
  return photo !== null && (mask !== null || words.prompt.trim() !== '');
}
