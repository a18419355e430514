import { type SampleRoom, sampleSize } from '../../platform/photos/sample-rooms.ts';

/** Pixels across; what `scripts/render-samples.mjs` makes. */
const widths = [720, 1080] as const;

type Side = 'before' | 'after';

export function sampleSource(room: SampleRoom, side: Side, width = ''): string {
  return `/samples/${room}-${side}${width}.webp`;
}

/** The sizes there are, for the browser to choose from. */
export function sampleSources(room: SampleRoom, side: Side): string {
  return [
    ...widths.map((width) => `${sampleSource(room, side, `-${width}`)} ${width}w`),
    `${sampleSource(room, side)} ${sampleSize.width}w`,
  ].join(', ');
}
