import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { gridLayout } from './grid-layout.ts';
import { useListPlace } from './use-list-place.ts';

interface GridRows {
  list: RefObject<HTMLElement | null>;
  /** Cards. */
  count: number;
  /** Index of the card that is always drawn. */
  stop: number;
  onNearEnd: () => void;
}

/** Rows drawn beyond both edges of the screen. */
const OVERSCAN = 2;
/** What lies over the page at its top and bottom, in pixels. */
const [HEADER, FOOTER] = [80, 96];

/** Which cards are drawn, and where. */
export const useGridRows = ({ list, count, stop, onNearEnd }: GridRows) => {
  const place = useListPlace(list);
  const layout = gridLayout(place?.width ?? 0, place?.rem ?? 16);
  const rows = place ? Math.ceil(count / layout.columns) : 0;
  const stopRow = Math.floor(stop / layout.columns);
  const rowHeight = layout.cardHeight + layout.gap;
  const virtualizer = useWindowVirtualizer({
    count: rows,
    estimateSize: () => rowHeight,
    scrollMargin: place?.top ?? 0,
    scrollPaddingStart: HEADER,
    scrollPaddingEnd: FOOTER,
    rangeExtractor: ({ startIndex, endIndex }) => {
      const first = Math.max(0, startIndex - OVERSCAN);
      const drawn = new Set([stopRow]);
      for (let row = first; row <= Math.min(rows - 1, endIndex + OVERSCAN); row += 1) drawn.add(row);
      return [...drawn].filter((row) => row >= 0 && row < rows).sort((a, b) => a - b);
    },
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);

  const lastSeen = virtualizer.range?.endIndex ?? 0;
  const isNearEnd = rows > 0 && lastSeen >= rows - 2;
  useEffect(() => {
    if (isNearEnd) onNearEnd();
  }, [isNearEnd, onNearEnd, count]);

  const drawn = virtualizer.getVirtualItems();
  return {
    layout,
    height: rows * rowHeight - (rows > 0 ? layout.gap : 0),
    /** Cards to draw. */
    indices: drawn.flatMap(({ index }) =>
      Array.from({ length: layout.columns }, (_, column) => index * layout.columns + column).filter(
        (card) => card < count,
      ),
    ),
    /** Rows that are seen at once. */
    pageRows: Math.max(1, Math.floor(window.innerHeight / rowHeight)),
    /** Scrolls as far as needed to see a card. */
    show: (card: number) => virtualizer.scrollToIndex(Math.floor(card / layout.columns), { align: 'auto' }),
  };
};
