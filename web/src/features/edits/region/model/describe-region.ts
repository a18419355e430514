import type { Region } from './correction.ts';

/** From here on a region needs no second look; the server asks to confirm below it. */
const SURE = 0.5;

const percentOf = (part: number): number => Math.round(part * 100);

/** What there is to say of a region, in whole percents; what is selected is never called nothing. */
export const describeRegion = ({ coverage, confidence }: Pick<Region, 'coverage' | 'confidence'>) => ({
  percents: { covered: Math.max(1, percentOf(coverage)), sure: percentOf(confidence) },
  isSure: confidence >= SURE,
});
