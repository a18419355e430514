import type { ImageEngine } from './image-engine.ts';

/** Which engine serves what. */
export interface Engines {
  readonly default: ImageEngine;
  readonly premium: ImageEngine;
  /** Our own engine, always there: it does what costs nothing. */
  readonly own: ImageEngine;
  /** Null when no engine of this name is set up. */
  byName(name: string): ImageEngine | null;
}
