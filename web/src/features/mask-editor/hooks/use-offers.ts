import { useEffect, useEffectEvent, useState } from 'react';
import type { MaskSession } from '../model/mask-session.ts';
import type { MaskBuffer } from '../raster/mask-buffer.ts';
import type { MaskRenderer } from '../worker/mask-renderer.ts';

/** Something that would help the mask. */
export interface MaskOffer {
  /** What the button says, in the reader's language. */
  readonly label: string;
  /** Why it is offered, where that is not plain from the label. */
  readonly reason?: string;
  /** What would be added: a mask of the photo's shape, white = added. */
  readonly mask: Blob;
}

/** Looks what would help a mask (a PNG of the photo's shape). */
export type HelpMask = (mask: Blob, signal: AbortSignal) => Promise<readonly MaskOffer[]>;

/** An offer that has been read. */
export interface ReadyOffer extends Omit<MaskOffer, 'mask'> {
  readonly region: MaskBuffer;
}

interface OffersOptions {
  readonly session: MaskSession;
  readonly renderer: MaskRenderer;
  /** Of the mask; its offers go with it. */
  readonly revision: number;
  readonly coverage: number;
  readonly onHelp: HelpMask | undefined;
}

/** Whoever goes on painting is not to be interrupted. */
const REST_MS = 700;
/** Less is a slip of the hand, which is refused: share of the photo, and pixels of the mask. */
const LEAST_COVERAGE = 0.0025;
const LEAST_PIXELS = 24 * 24;
/** More of the photo is no thing to be taken away. */
const MOST_COVERAGE = 0.9;

const NOTHING: readonly ReadyOffer[] = [];

/** What is offered for the mask as it stands. Whoever paints on, or has no connection, is offered nothing and hears nothing of it. */
export function useOffers(options: OffersOptions): readonly ReadyOffer[] {
  const { session, renderer, revision, coverage, onHelp } = options;
  const [found, setFound] = useState({ revision, offers: NOTHING });
  const least = Math.max(LEAST_COVERAGE, LEAST_PIXELS / session.document.mask.pixels.length);
  const isAsked = onHelp !== undefined && coverage >= least && coverage <= MOST_COVERAGE;

  const look = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const offers = await readOffers({ session, renderer, onHelp }, signal);
      if (!signal.aborted) setFound({ revision, offers });
    } catch {
      // Nothing is missing without offers: painting goes on, and the next change asks again.
    }
  });
  useEffect(() => {
    if (!isAsked) return;
    const controller = new AbortController();
    const timer = setTimeout(() => void look(controller.signal), REST_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [isAsked, revision]);
  return isAsked && found.revision === revision ? found.offers : NOTHING;
}

async function readOffers(
  { session, renderer, onHelp }: Pick<OffersOptions, 'session' | 'renderer' | 'onHelp'>,
  signal: AbortSignal,
): Promise<readonly ReadyOffer[]> {
  const { pixels, width, height } = session.document.mask;
  const size = { width, height };
  const mask = await renderer.ask({ kind: 'encode', pixels: pixels.slice(), size });
  const offers = (await onHelp?.(mask, signal)) ?? [];
  return Promise.all(
    offers.map(async ({ mask: picture, ...words }) => {
      const region = await renderer.ask({ kind: 'read', picture, size });
      return { ...words, region: { ...size, pixels: region } };
    }),
  );
}
