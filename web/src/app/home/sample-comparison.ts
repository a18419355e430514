import type { SampleRoom } from '../paths.ts';

export const sampleSize = { width: 1280, height: 853 } as const;

export const sampleSource = (room: SampleRoom, side: 'before' | 'after'): string =>
  `/samples/${room}-${side}.webp`;
