import type { Correction, Region, RegionWish } from './correction.ts';

/** A selection call takes no more. */
const MAX_POINTS = 200;

const withCorrection = (wish: RegionWish, correction: Correction): RegionWish => {
  switch (correction.kind) {
    case 'points':
      return { ...wish, points: [...wish.points, ...correction.points].slice(-MAX_POINTS) };
    // Who draws a box begins anew with it; places outside would contradict it.
    case 'box':
      return { ...wish, points: [], box: correction.box };
    // The words led elsewhere: from here on the region stands for itself.
    case 'taken': {
      const { region } = correction;
      if (region === null) return { words: '', points: [], box: null };
      return { words: '', points: [{ ...region.inside, keep: true }], box: region.bounds };
    }
  }
};

/** What to look for after the corrections, and the region taken last (undefined: the one that is found). */
export const readCorrections = (
  words: string,
  corrections: readonly Correction[],
): { wish: RegionWish; taken: Region | null | undefined } => {
  const last = corrections.at(-1);
  const sought = corrections.slice(0, corrections.findLastIndex(({ kind }) => kind !== 'taken') + 1);
  return {
    wish: sought.reduce(withCorrection, { words: words.trim(), points: [], box: null }),
    taken: last?.kind === 'taken' ? last.region : undefined,
  };
};

export const isBlankWish = ({ words, points, box }: RegionWish): boolean =>
  words === '' && points.length === 0 && box === null;
