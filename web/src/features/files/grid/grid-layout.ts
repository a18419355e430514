export interface GridLayout {
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
const FOOTER_REM = 3.75;
const BORDERS = 2;

/** Size and number of the cards in a row: pictures of 4:3 over two lines of text. */
export const gridLayout = (width: number, rem: number): GridLayout => {
  const columns = COLUMNS.find(({ from }) => width >= from)?.columns ?? 1;
  const gap = width < NARROW ? 12 : 16;
  const cardWidth = Math.max(1, Math.floor((width - gap * (columns - 1)) / columns));
  const cardHeight = Math.round(((cardWidth - BORDERS) * 3) / 4 + FOOTER_REM * rem) + BORDERS;
  return { columns, gap, cardWidth, cardHeight };
};
