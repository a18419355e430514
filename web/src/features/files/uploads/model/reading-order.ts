import type { Upload, UploadState } from './queue.ts';

const ranks: Readonly<Record<UploadState['kind'], number>> = {
  refused: 0,
  failed: 0,
  preparing: 1,
  sending: 1,
  waiting: 2,
  cancelled: 3,
  done: 4,
};

/**
 * Uploads as they are read: first what was not taken and why, then what is on its way, last what is done; each in the
 * order in which they were added. In a long list nobody would look for the reasons at its end.
 */
export const inReadingOrder = (uploads: readonly Upload[]): Upload[] =>
  uploads.toSorted((one, other) => ranks[one.state.kind] - ranks[other.state.kind]);
