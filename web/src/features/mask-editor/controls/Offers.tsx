import { Plus } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../../ui/Chip.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type { MaskSession } from '../model/mask-session.ts';
import type { MaskBuffer } from '../raster/mask-buffer.ts';
import type { MaskRenderer } from '../worker/mask-renderer.ts';

/** Something that would help the mask. */
interface MaskOffer {
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

interface OfferRowProps {
  offers: readonly ReadyOffer[];
  /** What the tool asks for lies at the upper edge of the photo: they stand below it. */
  hasField: boolean;
  /** Shows on the photo what an offer would add; null = no longer. */
  onShow: (offer: ReadyOffer | null) => void;
  onTake: (offer: ReadyOffer) => void;
}

/**
 * What would help the mask: looked at by pointing or by the focus, taken by one click. On a narrow stage it takes the place of
 * the line above the photo, so that it covers nothing of it.
 */
export function OfferRow({ offers, hasField, onShow, onTake }: OfferRowProps) {
  const { t } = useTranslation();
  // A row that goes away takes what it shows along.
  useEffect(() => () => onShow(null), [offers, onShow]);
  if (offers.length === 0) return null;
  const reasons = offers.flatMap(({ reason }) => reason ?? []);
  return (
    <div
      role="group"
      aria-label={t('maskEditor.offers')}
      className={classNames(
        hasField ? 'wide:mt-18' : 'wide:mt-4',
        'stage-line z-20 flex min-w-0 items-center border-line bg-surface narrow:gap-1.5 narrow:overflow-x-auto narrow:border-b narrow:px-2 wide:mx-auto wide:w-fit wide:max-w-full wide:flex-col wide:items-stretch wide:gap-1.5 wide:self-start! wide:rounded-xl wide:border wide:bg-raised wide:p-1.5 wide:shadow-mid',
      )}
    >
      {reasons.map((reason) => (
        <p
          key={reason}
          className="text-[13px] leading-tight text-warning narrow:order-1 narrow:min-w-48 wide:px-2 wide:pt-0.5"
        >
          {reason}
        </p>
      ))}
      <div className="flex gap-1.5 p-0.5 narrow:shrink-0 narrow:p-0 wide:overflow-x-auto">
        {offers.map((offer) => (
          <Chip
            key={offer.label}
            icon={<Plus aria-hidden size={15} />}
            className="shrink-0 narrow:h-10! touch:h-11!"
            onPointerEnter={() => onShow(offer)}
            onPointerLeave={() => onShow(null)}
            onFocus={() => onShow(offer)}
            onBlur={() => onShow(null)}
            onClick={() => onTake(offer)}
          >
            {offer.label}
          </Chip>
        ))}
      </div>
    </div>
  );
}
