import type { RegionGuess } from '@maquette/contract';
import type {
  FinderPhoto,
  FoundRegion,
} from '../../../platform/image-engines/embedded/finder/region-finder.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { isFound, mustConfirm } from '../edits.rules.ts';
import type { EditsContext } from '../ports.ts';

type Found = Awaited<ReturnType<EditsContext['finder']['find']>>;

/** What words name, and whether it is to be taken away. */
export interface Named {
  readonly words: string;
  readonly isToGo: boolean;
}

/** Finds with our own eye what words name. @throws Refusal nothing_found and what the finder gives cause for */
export async function findByWords(
  { finder }: Pick<EditsContext, 'finder'>,
  photo: FinderPhoto,
  { words, isToGo }: Named,
): Promise<Found> {
  if (words === '') throw new Refusal('nothing_found');
  const found = await finder.find(photo, { words, points: [], box: null, isToGo });
  if (!found.isKnown || !isFound(found.confidence)) throw new Refusal('nothing_found');
  return found;
}

/** Looks whether what words name can be taken for sure. @throws Refusal nothing_found; confirm_region with the guess, unless that was agreed to */
export async function assertRegion(
  ctx: Pick<EditsContext, 'finder'>,
  { photo, isAccepted, ...named }: Named & { photo: FinderPhoto; isAccepted: boolean },
): Promise<Found> {
  const found = await findByWords(ctx, photo, named);
  if (!isAccepted && mustConfirm(found.confidence))
    throw new Refusal('confirm_region', { body: toGuess(found) });
  return found;
}

/** What was found, as the contract tells it. */
export const toGuess = ({ width, height, alternatives, failedModels, ...region }: Found): RegionGuess => ({
  ...told(region),
  width,
  height,
  alternatives: alternatives.map(told),
  ...(failedModels && { failedModels: [...failedModels] }),
});

const told = ({ mask, confidence, label, foundBy }: FoundRegion) => ({
  mask: maskUrl(mask),
  confidence,
  label,
  ...(foundBy && { foundBy }),
});

/** A grey PNG as the contract hands out masks: a data URL (RFC 2397). */
export const maskUrl = (png: Uint8Array): string =>
  `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
