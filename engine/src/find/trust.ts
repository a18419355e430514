import type { Oklab } from '../colour/oklab.ts';
import { evidenceFor } from './evidence.ts';
import type { SelectionGround } from './prepare-selection.ts';
import { shapeOf } from './shape.ts';
import type { Profile } from './things.ts';

/** Evidence from here on makes a region one of those a single look would have taken. */
const TAKEN = 0.4;
/** A thing is judged against what lies this share of its size around it; a surface against the whole picture. */
const AROUND = 0.3;

/** What is chosen in a picture that shows no room is no surer than this: it is asked about, and may be taken all the same. */
const STILL_A_GUESS = 0.2;

/** Points of a curve: what the network says of its own guess, and the overlap that came of it. */
type Curve = readonly (readonly [said: number, came: number])[];

/**
 * Isotonic regression of the true overlap on `soft * agree`, on rooms rendered by other means than those the network was trained with (see network/README.md).
 * Nothing in them was fitted on photographs.
 */
const CURVES: Readonly<Record<Profile['manner'], Curve>> = {
  surface: [
    [0, 0.06],
    [0.01, 0.26],
    [0.03, 0.35],
    [0.11, 0.46],
    [0.2, 0.5],
    [0.28, 0.62],
    [0.39, 0.7],
    [0.58, 0.83],
    [0.74, 0.91],
    [0.9, 0.97],
    [1, 0.98],
  ],
  thing: [
    [0, 0.11],
    [0.03, 0.18],
    [0.055, 0.24],
    [0.2, 0.32],
    [0.3, 0.35],
    [0.375, 0.51],
    [0.55, 0.66],
    [0.78, 0.87],
    [1, 0.95],
  ],
};

export interface Meant {
  readonly profile: Profile;
  readonly colour: Oklab | null;
}

/**
 * The overlap (intersection over union, 0-1) to expect of a region that was chosen by words: how much of what looks like the thing
 * the region holds (soft), and how far every single look would have taken the same (agree).
 */
export function trustIn(ground: SelectionGround, { profile, colour }: Meant, isIn: Uint8Array): number {
  const { graph } = ground.cut;
  const seenBy = (shares: Float32Array): Float32Array =>
    evidenceFor({ ...ground, classShares: shares, agreedShares: shares }, profile, colour);
  const isNear = surroundingsOf(ground, profile, isIn);
  const hold = (weightOf: (region: number) => number): number => {
    let inside = 0;
    let missed = 0;
    let pixels = 0;
    for (let region = 0; region < graph.count; region++) {
      const weight = weightOf(region) * graph.size[region]!;
      if (isIn[region] === 1) {
        inside += weight;
        pixels += graph.size[region]!;
      } else if (isNear[region] === 1) missed += weight;
    }
    return pixels === 0 ? 0 : inside / (pixels + missed);
  };
  const mean = seenBy(ground.classShares);
  const soft = hold((region) => mean[region]!);
  const agree = Math.min(
    ...ground.looks.map((look) => {
      const seen = seenBy(look);
      return hold((region) => (seen[region]! > TAKEN ? 1 : 0));
    }),
  );
  const most = Math.max(STILL_A_GUESS, ground.sight.roomTrust);
  return Math.min(most, readCurve(CURVES[profile.manner], soft * agree));
}

function surroundingsOf({ cut: { graph } }: SelectionGround, profile: Profile, isIn: Uint8Array): Uint8Array {
  if (profile.manner === 'surface') return new Uint8Array(graph.count).fill(1);
  const { left, right, top, bottom } = shapeOf(graph, isIn, new Float32Array(graph.count));
  const across = AROUND * (right - left);
  const down = AROUND * (bottom - top);
  return Uint8Array.from(graph.size, (_, region) => {
    const x = graph.centreX[region]!;
    const y = graph.centreY[region]!;
    return x > left - across && x < right + across && y > top - down && y < bottom + down ? 1 : 0;
  });
}

function readCurve(curve: Curve, said: number): number {
  const after = curve.findIndex(([at]) => at >= said);
  const [toSaid, toCame] = curve[after < 0 ? curve.length - 1 : after]!;
  const [fromSaid, fromCame] = curve[Math.max(0, after - 1)]!;
  if (after <= 0) return toCame;
  return fromCame + ((toCame - fromCame) * (said - fromSaid)) / (toSaid - fromSaid);
}
