import { type CutKind, editsEndpoints, type MaskHelpAnswer } from '@maquette/contract';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import { blobOfDataUrl } from '../../../platform/photos/blob-of-data-url.ts';
import { keyOf } from '../../../platform/query/key-of.ts';
import { dataUrlOf } from '../photo/data-url.ts';

/** Something that would help a mask: what is said, and what would be added (white). */
export interface MaskOffer {
  readonly label: string;
  readonly reason?: string;
  readonly mask: Blob;
}

const CASTS = {
  shadow: 'edits.help.shadow',
  reflection: 'edits.help.reflection',
  both: 'edits.help.both',
} as const;

/**
 * Asks what would help a mask of a stored photo; free.
 * @throws ApiError when refused, unreachable, or answered outside the contract
 */
export async function askForHelp(
  { photoId, mask }: { readonly photoId: string; readonly mask: Blob },
  signal: AbortSignal,
): Promise<MaskHelpAnswer> {
  return call(editsEndpoints.helpMask, { form: { fileId: photoId } }, { files: { mask }, signal });
}

/** The answer as offers in the reader's language, what is most needed first. `isTight`: what is marked ends at the thing's edge. */
export function offersOf(
  { wider, shadow, rest }: MaskHelpAnswer,
  t: TFunction,
  { isTight = false }: { readonly isTight?: boolean } = {},
): MaskOffer[] {
  const thing = (kind: CutKind): string => t(`edits.help.thing.${kind}`);
  return [
    ...(rest
      ? [
          {
            label: rest.kind
              ? t('edits.help.whole', { thing: thing(rest.kind) })
              : t('edits.help.wholeUnnamed'),
            reason: rest.kind ? t('edits.help.cut', { thing: thing(rest.kind) }) : t('edits.help.cutUnnamed'),
            mask: blobOfDataUrl(rest.mask),
          },
        ]
      : []),
    ...(shadow ? [{ label: t(CASTS[shadow.kind]), mask: blobOfDataUrl(shadow.mask) }] : []),
    {
      label: t('edits.help.wider'),
      ...(isTight && { reason: t('edits.help.tight') }),
      mask: blobOfDataUrl(wider),
    },
  ];
}

/** A mask (PNG data URL) that would be better than the one shown. */
export interface BetterMask {
  readonly label: string;
  readonly reason?: string;
  readonly mask: string;
}

interface ShownMask {
  readonly photoId: string;
  /** A grey PNG as a data URL, white = marked; null when there is none, or none that is to be helped. */
  readonly mask: string | null;
  /** Share of the photo. */
  readonly coverage: number;
}

const NONE: readonly BetterMask[] = [];

/** Smaller masks (share of the photo) are refused. */
const LEAST_COVERAGE = 0.0025;
const MOST_COVERAGE = 0.9;

/** What would help a mask that is shown; nothing when nobody can be asked. */
export function useMaskOffers({ photoId, mask, coverage }: ShownMask): readonly BetterMask[] {
  const { t, i18n } = useTranslation();
  const isAsked = mask !== null && coverage >= LEAST_COVERAGE && coverage <= MOST_COVERAGE;
  const { data } = useQuery({
    queryKey: [...keyOf(editsEndpoints.helpMask), photoId, mask, i18n.language],
    queryFn: ({ signal }) => betterMasks(mask ?? '', signal),
    enabled: isAsked,
    staleTime: Infinity,
    retry: false,
  });
  return (isAsked && data) || NONE;

  async function betterMasks(shown: string, signal: AbortSignal): Promise<BetterMask[]> {
    const help = await askForHelp({ photoId, mask: blobOfDataUrl(shown) }, signal);
    return Promise.all(
      offersOf(help, t).map(async ({ mask: added, ...words }) => ({
        ...words,
        mask: await joinMasks(shown, await dataUrlOf(added)),
      })),
    );
  }
}

/**
 * What is white in one mask or in the other, of the first one's size; all are PNG data URLs.
 * @throws Error when one cannot be decoded
 */
async function joinMasks(one: string, other: string): Promise<string> {
  const [first, second] = await Promise.all(
    [one, other].map((mask) => createImageBitmap(blobOfDataUrl(mask))),
  );
  if (!first || !second) throw new Error('no mask');
  const canvas = new OffscreenCanvas(first.width, first.height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  context.drawImage(first, 0, 0);
  context.globalCompositeOperation = 'lighten';
  context.drawImage(second, 0, 0, first.width, first.height);
  first.close();
  second.close();
  return dataUrlOf(await canvas.convertToBlob({ type: 'image/png' }));
}
