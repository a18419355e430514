import type { Region } from './correction.ts';

/** From here on a region needs no second look. */
const SURE = 0.8;
/** From here on it is more likely right than wrong. */
const LIKELY = 0.5;

export type Trust = 'sure' | 'check' | 'unsure';

const percentOf = (part: number): number => Math.round(part * 100);

const trustOf = (confidence: number): Trust =>
  confidence >= SURE ? 'sure' : confidence >= LIKELY ? 'check' : 'unsure';

/** What there is to say of a region, in whole percents; what is selected is never called nothing. */
export const describeRegion = ({ coverage, confidence }: Pick<Region, 'coverage' | 'confidence'>) => ({
  percents: { covered: Math.max(1, percentOf(coverage)), sure: percentOf(confidence) },
  trust: trustOf(confidence),
});
