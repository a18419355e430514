import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

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
export function useGridRows({ list, count, stop, onNearEnd }: GridRows) {
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
}

interface ListPlace {
  /** Pixels. */
  width: number;
  /** Distance from the top of the page. */
  top: number;
  /** Size of the page's letters. */
  rem: number;
}

/** Where the list stands and how wide it is, kept up with the page; null before it is drawn. */
function useListPlace(list: RefObject<HTMLElement | null>): ListPlace | null {
  const [place, setPlace] = useState<ListPlace | null>(null);
  useLayoutEffect(() => {
    const measure = () => {
      if (!list.current) return;
      const { width, top } = list.current.getBoundingClientRect();
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const next = { width, top: Math.round(top + window.scrollY), rem };
      setPlace((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    // The body grows when something is put above the list.
    for (const element of [list.current, document.body]) if (element) observer.observe(element);
    return () => observer.disconnect();
  }, [list]);
  return place;
}

interface GridLayout {
  readonly columns: number;
  /** Pixels, as everything here. */
  readonly gap: number;
  readonly cardWidth: number;
  readonly cardHeight: number;
}

/** As many columns as the widest of these that fits; the place holders of `HistorySkeleton` change at the same widths. */
const COLUMNS = [
  { from: 1500, columns: 5 },
  { from: 1100, columns: 4 },
  { from: 700, columns: 3 },
  { from: 0, columns: 2 },
];
const NARROW = 640;
const FOOTER_REM = 5.25;
const BORDERS = 2;

/** Size and number of the cards in a row: pictures of 4:3 over four lines of text. */
export function gridLayout(width: number, rem: number): GridLayout {
  const columns = COLUMNS.find(({ from }) => width >= from)?.columns ?? 1;
  const gap = width < NARROW ? 12 : 16;
  const cardWidth = Math.max(1, Math.floor((width - gap * (columns - 1)) / columns));
  const cardHeight = Math.round(((cardWidth - BORDERS) * 3) / 4 + FOOTER_REM * rem) + BORDERS;
  return { columns, gap, cardWidth, cardHeight };
}
