import type { SampleRoom } from '../paths.ts';

export const sampleSize = { width: 1280, height: 853 } as const;

/** Pixels across; what `scripts/render-samples.mjs` makes. */
const widths = [720, 1080] as const;

type Side = 'before' | 'after';

export const sampleSource = (room: SampleRoom, side: Side, width = ''): string =>
  `/samples/${room}-${side}${width}.webp`;

/** The sizes there are, for the browser to choose from. */
export const sampleSources = (room: SampleRoom, side: Side): string =>
  [
    ...widths.map((width) => `${sampleSource(room, side, `-${width}`)} ${width}w`),
    `${sampleSource(room, side)} ${sampleSize.width}w`,
  ].join(', ');
