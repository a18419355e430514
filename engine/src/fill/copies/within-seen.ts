import { Kind } from './ground.ts';
import type { Labels } from './label-hole.ts';
import { type Colour, DARK } from './same-hue.ts';

/** Share of the cells of a kind at either end of their tones that do not count, and how far beyond the rest a corrected tone may lie. */
const RARE = 0.02;
const BEYOND = 0.06;
/** Fewer cells of a kind tell nothing. */
const LEAST_SEEN = 40;

/** What is copied to the cells of a hole. */
interface Copied extends Labels {
  /** Tones (logarithms) that a shift copies to a cell; null where it sees nothing. */
  readonly read: (shift: number, cell: number) => Colour | null;
}

/** Corrections that leave nothing brighter, darker or of another colour than what of its kind is seen in the picture, or is copied. */
export function withinSeen({ ground, label, read }: Copied, correction: Float32Array): Float32Array {
  const known = new Map<number, ToneRange | null>();
  const rangeFor = (kind: number): ToneRange | null => {
    if (!known.has(kind)) known.set(kind, seenTones(ground, kind));
    return known.get(kind)!;
  };
  const within = correction.slice();
  for (let cell = 0; cell < label.length; cell++) {
    if (label[cell]! < 0) continue;
    const range = rangeFor(ground.kind[cell]!);
    const copied = range && read(label[cell]!, cell);
    if (!copied) continue;
    for (const c of [0, 1, 2] as const) {
      const low = Math.min(0, range.low[c] - BEYOND - copied[c]);
      const high = Math.max(0, range.high[c] + BEYOND - copied[c]);
      within[3 * cell + c] = Math.max(low, Math.min(high, within[3 * cell + c]!));
    }
  }
  return within;
}

interface ToneRange {
  readonly low: Colour;
  readonly high: Colour;
}

/** Between which tones (logarithms) what is seen of a kind lies; null where hardly any is. What is of no known kind may look like anything around. */
function seenTones({ kind, isOpen, colour }: Labels['ground'], wanted: number): ToneRange | null {
  const cells = [...kind.keys()].filter(
    (cell) => isOpen[cell] === 0 && (kind[cell] === wanted || wanted === Kind.UNKNOWN),
  );
  if (cells.length < LEAST_SEEN) return null;
  const sorted = [0, 1, 2].map((c) => new Float32Array(cells.map((cell) => colour[3 * cell + c]!)).sort());
  const at = (share: number): Colour =>
    sorted.map((tones) =>
      Math.log(tones[Math.round(share * (tones.length - 1))]! + DARK),
    ) as unknown as Colour;
  return { low: at(RARE), high: at(1 - RARE) };
}
