import type { HistoryItem } from '@maquette/contract';
import { memo } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { usePictureTitle } from '../../../platform/photos/picture-title.ts';
import { CardFace } from './CardFace.tsx';
import { CardFoot } from './CardFoot.tsx';
import type { CardHandlers } from './card-handlers.ts';

interface HistoryCardProps {
  picture: HistoryItem;
  /** What others said of it; undefined where nobody did. */
  verdict: string | undefined;
  /** Its place in the list, from 1, and how many there are. */
  position: number;
  total: number;
  /** Place and size in the grid, in pixels. */
  x: number;
  y: number;
  width: number;
  height: number;
  isSelected: boolean;
  /** Others are selected: a click selects instead of opening. */
  isSelecting: boolean;
  /** The one card that Tab stops at. */
  isStop: boolean;
  /** Milliseconds since 1970. */
  now: number;
  on: CardHandlers;
}

/** Narrower ones have no space for two buttons beside the name. */
const NARROW = 220;

/** One picture of the grid. Drawn again only when something about it changes: many pass by in a second. */
export const HistoryCard = memo(function HistoryCard(props: HistoryCardProps) {
  const { picture, verdict, position, total, x, y, width, height } = props;
  const { isSelected, isSelecting, isStop, now, on } = props;
  const title = usePictureTitle()(picture);
  const tabIndex = isStop ? 0 : -1;
  return (
    <li
      data-id={picture.id}
      aria-posinset={position}
      aria-setsize={total}
      style={{ width, height, transform: `translate(${x}px, ${y}px)` }}
      className={classNames(
        'group absolute top-0 left-0 flex flex-col overflow-hidden rounded-lg border bg-surface',
        isSelected ? 'border-accent ring-2 ring-accent' : 'border-line',
      )}
    >
      <CardFace {...{ picture, title, width, isSelected, isSelecting, tabIndex, on }} />
      <CardFoot isNarrow={width < NARROW} {...{ picture, verdict, title, width, tabIndex, now, on }} />
    </li>
  );
});
