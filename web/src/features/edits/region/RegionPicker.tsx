import type { HistoryItem } from '@maquette/contract';
import { maskBounds, placeAround } from '@maquette/engine';
import { Plus } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../../ui/Chip.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { PhotoWithMask } from '../photo/PhotoWithMask.tsx';
import { PhotoLayer } from '../../../platform/stage/Stage.tsx';
import { regionOf } from './find-region.ts';
import { type BetterMask, useMaskOffers } from './mask-offers.ts';
import { type GreyPicture, readMask, SELECTED, tintMask } from './mask-picture.ts';
import type { RegionTool } from './pointing.ts';
import { RegionStage } from './RegionStage.tsx';
import { RegionTools, toolHints } from './RegionTools.tsx';
import type { RegionInHand } from './use-region.ts';

interface RegionPickerProps {
  photo: HistoryItem;
  region: RegionInHand;
  /** What is found is to go: its shadow and what belongs to it are offered. */
  isTakenAway: boolean;
  /** Our own engine puts something in its place: what that may change is outlined. */
  hasPlace?: boolean;
  /** Above the tools. */
  header?: ReactNode;
}

/** A region on its photo: shown, named, chosen among its alternatives, corrected by click, dab and box. */
export function RegionPicker({ photo, region, isTakenAway, hasPlace = false, header }: RegionPickerProps) {
  const { t } = useTranslation();
  const [tool, setTool] = useState<RegionTool>('keep');
  const [preview, setPreview] = useState<string | null>(null);
  const { width, height } = photo.metadata;
  const { shown, status, asksToConfirm } = region;
  const isHelped = isTakenAway && status === 'found' && !asksToConfirm;
  const offers = useMaskOffers({
    photoId: photo.id,
    mask: isHelped && shown ? shown.mask : null,
    coverage: shown?.coverage ?? 0,
  });
  const take = async (mask: string) => {
    const better = await regionOf(
      { mask, confidence: shown?.confidence ?? 0 },
      { id: photo.id, width, height },
    );
    if (better) region.dispatch({ type: 'corrected', correction: { kind: 'taken', region: better } });
  };
  return (
    <PhotoLayer
      line={<p>{t(toolHints[tool])}</p>}
      side={
        <section aria-label={t('edits.region.title')} className="flex flex-col gap-3">
          {header}
          <RegionTools region={region} tool={tool} onTool={setTool} />
          <OfferChips offers={offers} onShow={setPreview} onTake={(mask) => void take(mask)} />
          <RegionAlternatives photo={photo} region={region} />
          {hasPlace && <p className="text-xs text-ink-soft">{t('edits.region.place')}</p>}
        </section>
      }
    >
      <RegionStage
        photo={photo}
        tool={tool}
        onCorrected={(correction) => region.dispatch({ type: 'corrected', correction })}
        onUndo={() => region.canUndo && region.dispatch({ type: 'undone' })}
      >
        <RegionOverlay mask={preview ?? region.shown?.mask ?? null} hasPlace={hasPlace} />
      </RegionStage>
    </PhotoLayer>
  );
}

/** What else the words may mean, each on a small photo. */
function RegionAlternatives({ photo, region }: { photo: HistoryItem; region: RegionInHand }) {
  const { t } = useTranslation();
  const { candidates, shown, dispatch } = region;
  if (candidates.length < (shown ? 2 : 1)) return null;
  return (
    <div className="flex flex-col gap-2">
      <h2 className="text-sm font-medium text-ink-soft">{t('edits.region.alternatives')}</h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] gap-2.5 p-1">
        {candidates.map((candidate, at) => {
          const isShown = candidate.mask === shown?.mask;
          return (
            <li key={candidate.mask}>
              <button
                type="button"
                aria-pressed={isShown}
                aria-label={t('edits.region.alternative', {
                  number: at + 1,
                  percent: Math.max(1, Math.round(candidate.coverage * 100)),
                })}
                onClick={() =>
                  dispatch({ type: 'corrected', correction: { kind: 'taken', region: candidate } })
                }
                className={classNames(
                  'block w-full rounded-lg ring-2 ring-offset-2 ring-offset-surface',
                  isShown ? 'ring-accent' : 'ring-transparent hover:ring-edge',
                )}
              >
                <PhotoWithMask photo={photo} mask={candidate.mask} isSmall />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface OfferChipsProps {
  offers: readonly BetterMask[];
  /** Shows on the photo what would be taken; null = no longer. */
  onShow: (mask: string | null) => void;
  onTake: (mask: string) => void;
}

/** What would make the mask better: looked at by pointing or by the focus, taken by one click. */
function OfferChips({ offers, onShow, onTake }: OfferChipsProps) {
  const { t } = useTranslation();
  // Offers that go away take what they show along.
  useEffect(() => () => onShow(null), [offers, onShow]);
  if (offers.length === 0) return null;
  const reasons = offers.flatMap(({ reason }) => reason ?? []);
  return (
    <div role="group" aria-label={t('edits.help.title')} className="flex flex-wrap items-center gap-2">
      {reasons.map((reason) => (
        <p key={reason} className="w-full text-sm text-warning">
          {reason}
        </p>
      ))}
      {offers.map(({ label, mask }) => (
        <Chip
          key={label}
          icon={<Plus aria-hidden size={15} />}
          onPointerEnter={() => onShow(mask)}
          onPointerLeave={() => onShow(null)}
          onFocus={() => onShow(mask)}
          onBlur={() => onShow(null)}
          onClick={() => onTake(mask)}
        >
          {label}
        </Chip>
      ))}
    </div>
  );
}

interface RegionOverlayProps {
  mask: string | null;
  /** Something comes in its place, which may change more than the mask: that is outlined. */
  hasPlace: boolean;
}

/** The region over its photo, with a line where it ends. Another one takes its place when it is ready to be drawn. */
function RegionOverlay({ mask, hasPlace }: RegionOverlayProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const target = canvas.current;
    if (target === null) return undefined;
    if (mask === null) return target.getContext('2d')?.clearRect(0, 0, target.width, target.height);
    let isLate = false;
    const draw = async () => {
      const picture = await readMask(mask);
      if (isLate) return;
      target.width = picture.width;
      target.height = picture.height;
      const image = new ImageData(tintMask(picture), picture.width, picture.height);
      const context = target.getContext('2d');
      context?.putImageData(image, 0, 0);
      if (context && hasPlace) drawPlace(context, picture);
    };
    // It was decoded once already when it was found.
    draw().catch(() => undefined);
    return () => {
      isLate = true;
    };
  }, [mask, hasPlace]);
  return <canvas ref={canvas} aria-hidden className="pointer-events-none absolute inset-0 size-full" />;
}

/** Share of the longer side that the outline is wide, and the length of its dashes in widths. */
const WIDTH = 1 / 420;
const DASHES = [4, 3] as const;

/** Outlines what may change where something comes in place of what a mask marks, as the server reckons it; dashed, white on black. */
function drawPlace(context: CanvasRenderingContext2D, { width, height, grey }: GreyPicture): void {
  const mask = { width, height, data: grey.map((value) => (value >= SELECTED ? 255 : 0)) };
  const bounds = maskBounds(mask);
  if (!bounds) return;
  const outline = new Path2D();
  for (const [x, y] of placeAround(mask, { points: [], floorRow: bounds.bottom })) outline.lineTo(x, y);
  outline.closePath();
  const line = Math.max(1, WIDTH * Math.max(width, height));
  context.lineWidth = 2 * line;
  context.strokeStyle = '#0009';
  context.stroke(outline);
  context.lineWidth = line;
  context.strokeStyle = '#fff';
  context.setLineDash(DASHES.map((length) => length * line));
  context.stroke(outline);
}
