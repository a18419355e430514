import { type ArrangeAnswer, type Arrangement, editsEndpoints } from '@maquette/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import { blobOfDataUrl } from '../../../platform/photos/blob-of-data-url.ts';
import { keyOf } from '../../../platform/query/key-of.ts';
import { type DraftProduct, widthOf } from '../product/product.ts';
import type { Placed, Thing, WishMesh } from './thing.ts';

/** What is marked: a mask that the server keeps, or a region that was found and is sent along. */
export type Mark =
  | { readonly maskFilename: string }
  /** A PNG as a data URL, and what tells it from another one. */
  | { readonly mask: string; readonly name: string; readonly find: string };

export interface Arranging {
  readonly photoId: string;
  readonly mark: Mark;
  readonly wish: Omit<WishMesh, 'aspect'>;
  /** Put instead of what the words name. */
  readonly product: DraftProduct | null;
  /** Where somebody put it; null = where it suits the mark. */
  readonly arrangement: Arrangement | null;
}

/** So much of the end of a picture tells it from others. */
const PICTURE_MARK = 64;
/** How long somebody must have stopped moving before the place is asked for, milliseconds. */
const PAUSE_MS = 250;

/** A thing in its place before anything is paid, or why there is none; free. */
export function useArrangement({ photoId, mark, wish, product, arrangement }: Arranging) {
  const { t, i18n } = useTranslation();
  const settled = useRested(arrangement);
  const isKept = 'maskFilename' in mark;
  // Enough of the pictures that go along to tell them from others.
  const pictures = [isKept ? '' : mark.name, product?.picture.slice(-PICTURE_MARK) ?? ''].join(' ');
  const form = {
    ...{ fileId: photoId, seed: wish.seed },
    ...(isKept ? mark : { search_prompt: mark.find }),
    ...(product
      ? { product_width: widthOf(product) ?? undefined, product_stands: product.stands }
      : { prompt: wish.prompt }),
    ...(wish.negativePrompt !== '' && { negative_prompt: wish.negativePrompt }),
    ...(wish.stylePreset !== '' && { style_preset: wish.stylePreset }),
    ...(wish.allowStandIn && { allow_stand_in: 'true' as const }),
    ...(settled && { arrangement: settled }),
  };
  const { data, error, isPlaceholderData, refetch } = useQuery<ArrangeAnswer>({
    queryKey: [...keyOf(editsEndpoints.arrange), pictures, form, i18n.language],
    queryFn: ({ signal }) => {
      const files = {
        ...(!isKept && { mask: blobOfDataUrl(mark.mask) }),
        ...(product && { product: blobOfDataUrl(product.picture) }),
      };
      return call(editsEndpoints.arrange, { form }, { files, signal });
    },
    // The thing stays in the photo while its new place is looked up, but not when another one is wished for.
    placeholderData: (former, query) =>
      query && isSameThing(query.queryKey, pictures, form) ? keepPreviousData(former) : undefined,
    staleTime: Infinity,
    retry: false,
  });
  const at = data ? placed(data, arrangement) : null;
  return {
    thing: data ? thingOf(data, wish, product) : null,
    at,
    /** The place shown is that of an earlier arrangement. */
    isSettling: isPlaceholderData || settled !== arrangement,
    refusal: error && refusalOf(error),
  };

  /** Why it cannot be shown: by a fault of ours it may be tried again. */
  function refusalOf(fault: Error): Refused {
    const isOurs = !(fault instanceof ApiError) || fault.status === 0 || fault.status >= 500;
    const failed = t('edits.arrange.failed');
    if (isOurs) return { message: failed, onRetry: () => void refetch() };
    return { message: errorToMessage(fault, t, failed), onRetry: null };
  }
}

interface Refused {
  readonly message: string;
  readonly onRetry: (() => void) | null;
}

/** The same words in the same marked photo, wherever the thing stands. */
function isSameThing(key: readonly unknown[], mark: string, form: object): boolean {
  const [formerMark, former] = key.slice(-3, -1);
  const bare = (whole: unknown) => JSON.stringify({ ...(whole as object), arrangement: null });
  return formerMark === mark && bare(former) === bare(form);
}

/** Where it is shown. A form may not come in the size that was asked for: the answer tells. */
function placed({ arrangement: told }: ArrangeAnswer, arrangement: Arrangement | null): Placed {
  if (!arrangement) return told;
  const { size = told.size, lift = 0, variant } = arrangement;
  return { ...arrangement, lift, size: variant === told.variant ? told.size : size };
}

function thingOf(answer: ArrangeAnswer, wish: Arranging['wish'], product: DraftProduct | null): Thing {
  const { name, setting, light, support, sizes, scaleFrom, scaleTo, variants, place, fits, aspect } = answer;
  return {
    ...{ name, setting, light, support, sizes, scaleFrom, scaleTo, variants, place, fits },
    model: product ? modelOfProduct(product) : { by: 'wish', ...wish, aspect },
  };
}

function modelOfProduct(product: DraftProduct): Thing['model'] {
  const { picture, stands } = product;
  return { by: 'product', picture, stands, widthMetres: (widthOf(product) ?? 0) / 100 };
}

/** What it is once it has stayed so for a while; at once where there was nothing before. */
function useRested<T>(value: T): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
