import type { HistoryItem } from '@maquette/contract';

/** Modifiers of a click that selects. */
export interface Modifiers {
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** What happens on a card, told to the grid. */
export interface CardHandlers {
  /** The picture itself was clicked. */
  press: (picture: HistoryItem, modifiers: Modifiers) => void;
  /** Its checkbox was clicked. */
  check: (picture: HistoryItem, modifiers: Modifiers) => void;
  star: (picture: HistoryItem) => void;
  download: (picture: HistoryItem) => void;
  /** To the trash, or from there for good; asked before it is done. */
  remove: (picture: HistoryItem) => void;
  restore: (picture: HistoryItem) => void;
  broken: (picture: HistoryItem) => void;
}
