import type { Edit, HistoryItem } from '@maquette/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchPicture } from '../../../platform/api/fetch-picture.ts';

/** In which ways a photo and its result are compared. */
export const views = ['slider', 'hold', 'sideBySide', 'changes'] as const;
export type View = (typeof views)[number];

interface Compared {
  readonly edit: Edit;
  readonly photo: HistoryItem;
  readonly result: HistoryItem;
}

export type Comparison = ReturnType<typeof useComparison>;

/**
 * How a photo and its result are compared: it stays the same from one result to the next. The line stands where the change begins
 * until somebody moves it: all of the result is seen.
 */
export function useComparison({ edit, photo, result }: Compared) {
  const { t } = useTranslation();
  const [view, setView] = useState<View>('slider');
  const [line, setLine] = useState<{ of: string; at: number } | null>(null);
  const [isHeld, hold] = useState(false);
  const start = useChangedFrom(edit, result);
  const moved = line?.of === edit.id ? line.at : null;
  const moveTo = (at: number | null) => setLine(at === null ? null : { of: edit.id, at });
  return {
    ...{ view, setView, moveTo, isHeld, hold },
    /** Where the line stands, in percent of the width. */
    at: moved ?? start,
    /** Where somebody moved it; null while nobody has. */
    moved,
    before: { url: photo.url, alt: photo.name },
    after: {
      url: result.url,
      alt: edit.request.prompt
        ? t('edits.result.alt', { prompt: edit.request.prompt })
        : t('edits.result.altRemoved'),
    },
    labels: { before: t('edits.result.before'), after: t('edits.result.after') },
  };
}

/** Sides of the copy of a mask that is looked through. */
const LOOKED_THROUGH = 256;

/** Where from the left a result differs from its photo, in percent of the width; 0 until that is known. */
function useChangedFrom(edit: Edit, result: HistoryItem): number {
  const told = toldChange(edit, result);
  const mask = result.maskImage?.url ?? '';
  const { data = 0 } = useQuery({
    // The address changes with the hour, what it leads to does not.
    queryKey: ['marked-from', mask.split('?')[0]],
    queryFn: ({ signal }) => readMask(mask, signal),
    enabled: told === null,
    staleTime: Infinity,
    retry: false,
  });
  return told ?? data;
}

async function readMask(address: string, signal: AbortSignal): Promise<number> {
  const bitmap = await createImageBitmap(await fetchPicture(address, signal));
  const size = [LOOKED_THROUGH, LOOKED_THROUGH] as const;
  const context = new OffscreenCanvas(...size).getContext('2d', { willReadFrequently: true });
  if (context === null) return 0;
  context.drawImage(bitmap, 0, 0, ...size);
  bitmap.close();
  return markedFrom(context.getImageData(0, 0, ...size));
}

type Told = Pick<Edit, 'request'>;

/** The line does not stand so far to the right that there would be nothing to see beside it. Percent. */
const FURTHEST = 95;
/** A change fades out beyond its mask. Share of the width. */
const FADE = 0.01;
/** Without a mask the central half of the width is repainted. */
const CENTRE = 25;
/** From this grey on a mask may change. */
const MARKED = 8;

/** Where from the left a result differs from its photo, in percent of the width, as far as it is told; null where a mask would tell. */
export function toldChange(edit: Told, { metadata, maskImage }: HistoryItem): number | null {
  if (metadata.isReframed) return 0;
  const { place } = edit.request;
  if (metadata.parameters?.['mask_area'] === 'center') return CENTRE;
  if (place) return lineAt(Math.min(...place.map(([x]) => x)) / metadata.width);
  if (metadata.take) return lineAt(metadata.take.area[0] - FADE);
  return maskImage ? null : 0;
}

/** The percent at which the line stands for a change that begins at a share of the width. */
function lineAt(share: number): number {
  return Math.min(FURTHEST, Math.max(0, Math.floor(share * 100)));
}

interface MaskPixels {
  /** RGBA, rows from the top. */
  readonly data: Uint8ClampedArray;
  readonly width: number;
}

/** Where from the left a mask marks something, in percent of its width; 0 where it marks nothing. */
export function markedFrom({ data, width }: MaskPixels): number {
  let left = width;
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at] ?? 0) < MARKED) continue;
    left = Math.min(left, (at / 4) % width);
    if (left === 0) return 0;
  }
  return left === width ? 0 : lineAt(left / width - FADE);
}
