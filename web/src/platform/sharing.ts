import type { HistoryItem } from '@maquette/contract';
import { createContext, type ReactNode } from 'react';

interface Sharing {
  /** What is to be shared; null while nothing is. */
  readonly pictures: readonly HistoryItem[] | null;
  readonly onClose: () => void;
}

/** Draws the question by which pictures become a link, as the application puts it together; null where nothing can be shared. */
export const SharingContext = createContext<((sharing: Sharing) => ReactNode) | null>(null);
