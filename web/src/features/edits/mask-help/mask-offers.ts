import { type CutKind, editsEndpoints, type MaskHelpAnswer } from '@maquette/contract';
import type { TFunction } from 'i18next';
import { call } from '../../../platform/api/call.ts';
import { blobOfDataUrl } from '../../../platform/photos/blob-of-data-url.ts';

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

/** The answer as offers in the reader's language, what is most needed first. */
export function offersOf({ wider, shadow, rest }: MaskHelpAnswer, t: TFunction): MaskOffer[] {
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
    { label: t('edits.help.wider'), mask: blobOfDataUrl(wider) },
  ];
}
