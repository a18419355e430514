import { boxBlur } from '../../filter/box-blur.ts';
import { seenBeyond } from './goes-on.ts';
import type { Labels } from './label-hole.ts';
import { middleOf, PLAIN, scaledShift, sourceOf, type Shift } from './shift.ts';
import { isUpright, Kind } from './ground.ts';
import { withinSeen } from './within-seen.ts';
import { type Colour, DARK, sameHue } from './same-hue.ts';

/** Larger steps at the rim are edges of things; steps and corrections are natural logarithms of tones. */
const LARGEST = 0.7;
/** No correction is larger. */
const MOST = 1.1;
/** What is left at the rim of a shadow, or of sun, fades inwards within this share of the longer side. */
const REACH = 0.04;
/** Steps in light whose channels differ by less are shadows or glare; the deeper a shadow, the more they may. */
const SAME_HUE = 0.15;
const DEEPER_HUE = 0.15;
const DEEPEST = 1.3;
/** Floor that was followed into glare is this much brighter. */
const GLARE = 0.15;
const ROUNDS = 220;
/** Of successive over-relaxation. */
const OVER = 1.9;

/**
 * What the copies' tones are multiplied by, as logarithms, so that light and colour run on over seams and the rim: red, green, blue a cell. Poisson's equation with the copies' own
 * gradients (Pérez, Gangnet, Blake 2003); floor and walls do not touch each other.
 */
export function blendCorrection(labels: Labels): Float32Array {
  const { label, ground } = labels;
  const reading = {
    ...labels,
    read: copiedTones(labels),
    shows: copiedKinds(labels),
    shade: shadeOf(ground),
  };
  const isSame = sameStuff(reading);
  const tieToSame: Tie = (inside, cell, beside) => {
    const step = tieToLight(inside, cell, beside);
    return step && isSame({ cell, beside, step }) ? step : null;
  };
  const light = settle(
    tiesOf(reading, { tieInside: tieOverSeam, tieToRim: tieToSame }),
    new Float32Array(3 * label.length),
    Infinity,
  );
  const tieToRest: Tie = (inside, cell, beside) => {
    const step = stepAtRim(inside, cell, beside);
    if (!step || !isSame({ cell, beside, step })) return null;
    return [step[0] - light[3 * cell]!, step[1] - light[3 * cell + 1]!, step[2] - light[3 * cell + 2]!];
  };
  const reach = REACH * Math.max(ground.width, ground.height);
  const rest = settle(
    tiesOf(reading, { tieInside: tieEvenly, tieToRim: tieToRest }),
    new Float32Array(3 * label.length),
    reach,
  );
  const sum = light.map((value, k) => Math.max(-MOST, Math.min(MOST, value + rest[k]!)));
  return withinSeen(reading, sum);
}

/** Successive over-relaxation, in place. With a `reach` (cells) what the ties say fades out. */
function settle({ start, next, step, cells }: Ties, correction: Float32Array, reach: number): Float32Array {
  const fade = 1 / (reach * reach);
  const rounds = reach === Infinity ? ROUNDS : Math.min(ROUNDS, Math.ceil(6 * reach));
  for (let round = 0; round < rounds; round++) {
    for (let k = 0; k < cells.length; k++) {
      const from = start[k]!;
      const to = start[k + 1]!;
      if (from === to) continue;
      let [red, green, blue] = [0, 0, 0];
      for (let t = from; t < to; t++) {
        red += step[3 * t]!;
        green += step[3 * t + 1]!;
        blue += step[3 * t + 2]!;
        if (next[t]! < 0) continue;
        const tied = 3 * next[t]!;
        red += correction[tied]!;
        green += correction[tied + 1]!;
        blue += correction[tied + 2]!;
      }
      const at = 3 * cells[k]!;
      const share = to - from + fade;
      correction[at]! += OVER * (red / share - correction[at]!);
      correction[at + 1]! += OVER * (green / share - correction[at + 1]!);
      correction[at + 2]! += OVER * (blue / share - correction[at + 2]!);
    }
  }
  return correction;
}

/** Which cells are tied to which, and by what step in correction; a tie to nothing (-1) gives the correction itself. */
interface Ties {
  readonly cells: Int32Array;
  readonly start: Int32Array;
  readonly next: Int32Array;
  readonly step: Float32Array;
}

type Tie = (reading: Reading, cell: number, beside: number) => Colour | null;

interface Tying {
  readonly tieInside: Tie;
  readonly tieToRim: Tie;
}

function tiesOf(reading: Reading, { tieInside, tieToRim }: Tying): Ties {
  const { ground, label } = reading;
  const { width, isOpen } = ground;
  const cells: number[] = [];
  const start = [0];
  const next: number[] = [];
  const step: number[] = [];
  for (let cell = 0; cell < label.length; cell++) {
    if (label[cell]! < 0) continue;
    const x = cell % width;
    for (const to of [x > 0 ? cell - 1 : -1, x < width - 1 ? cell + 1 : -1, cell - width, cell + width]) {
      if (to < 0 || to >= label.length) continue;
      const tie = isOpen[to] === 1 ? tieInside(reading, cell, to) : tieToRim(reading, cell, to);
      if (!tie) continue;
      next.push(isOpen[to] === 1 ? to : -1);
      step.push(...tie);
    }
    cells.push(cell);
    start.push(next.length);
  }
  return {
    cells: Int32Array.from(cells),
    start: Int32Array.from(start),
    next: Int32Array.from(next),
    step: Float32Array.from(step),
  };
}

/** Tones (logarithms) that a shift copies to a cell; null where it sees nothing. */
type Read = (shift: number, cell: number) => Colour | null;

interface Reading extends Labels {
  readonly read: Read;
  /** The kind of what a shift copies to a cell; -1 where it sees nothing. */
  readonly shows: (shift: number, cell: number) => number;
  readonly shade: Float32Array;
}

interface AtRim {
  readonly cell: number;
  readonly beside: number;
  readonly step: Colour;
}

/** Whether a step from what is copied to what is seen beyond the rim is one of light. A rug beside boards would tint boards that are copied up to it; walls keep the hues they have. */
function sameStuff(reading: Reading): (at: AtRim) => boolean {
  const { ground } = reading;
  const fits = new Map(
    [Kind.FLOOR, Kind.UNKNOWN].map((own: number) => {
      const tieToOwn: Tie = (inside, cell, beside) =>
        ground.kind[cell] === own ? tieToLight(inside, cell, beside) : null;
      return [own, sameHue(tiesOf(reading, { tieInside: () => null, tieToRim: tieToOwn }).step)];
    }),
  );
  return ({ cell, beside, step }) => {
    const isSame = fits.get(ground.kind[cell]!);
    if (!isSame || isSame(step)) return true;
    const beyond = seenBeyond(ground, cell, beside);
    return beyond >= 0 && ground.isOtherLight[beyond] === 1 && step[0] + step[1] + step[2] > 3 * GLARE;
  };
}

/** What is near and what is around, as shares of the picture, where shadows on the floor are told from its light. */
const NEAR = 0.012;
const AROUND = 0.07;
const MOST_SHADE = 0.6;

/**
 * How much darker or lighter the floor near a seen cell is than the floor around it, as a logarithm: the shadow that the removed thing threw, a patch of sun. Neither is
 * the light of the floor behind it. 0 on all else.
 */
function shadeOf({ width, height, kind, isOpen, colour }: Labels['ground']): Float32Array {
  const data = new Float32Array(2 * kind.length);
  for (let cell = 0; cell < kind.length; cell++) {
    if (isOpen[cell] === 1 || kind[cell] !== Kind.FLOOR) continue;
    const sum = colour[3 * cell]! + colour[3 * cell + 1]! + colour[3 * cell + 2]!;
    data[2 * cell] = Math.log(sum / 3 + DARK);
    data[2 * cell + 1] = 1;
  }
  const [near, around] = [NEAR, AROUND].map((share) => {
    const radius = Math.max(1, Math.round(share * Math.max(width, height)));
    return boxBlur({ width, height, channels: 2, data }, radius, 2).data;
  });
  const shade = new Float32Array(kind.length);
  for (let cell = 0; cell < kind.length; cell++) {
    if (data[2 * cell + 1] === 0) continue;
    const step = near![2 * cell]! / near![2 * cell + 1]! - around![2 * cell]! / around![2 * cell + 1]!;
    shade[cell] = Math.max(-MOST_SHADE, Math.min(MOST_SHADE, step));
  }
  return shade;
}

function tieOverSeam(reading: Reading, cell: number, to: number): Colour | null {
  const {
    ground: { kind },
    label,
    read,
    shows,
  } = reading;
  const [own, other] = [label[cell]!, label[to]!];
  if (other < 0 || isFloorEdge(kind[cell]!, kind[to]!)) return null;
  if (own === other) return [0, 0, 0];
  if (isFrame(shows(own, cell), shows(other, to))) return null;
  const [here, there] = [read(own, cell), read(other, to)];
  const [ownThere, otherHere] = [read(own, to), read(other, cell)];
  if (!here || !there || (!ownThere && !otherHere)) return null;
  const stepAt = (c: 0 | 1 | 2): number => {
    const steps = [ownThere && here[c] - ownThere[c], otherHere && otherHere[c] - there[c]].filter(
      (value) => value !== null,
    );
    const wanted = steps.reduce((sum, value) => sum + value, 0) / steps.length;
    return wanted - (here[c] - there[c]);
  };
  return [stepAt(0), stepAt(1), stepAt(2)];
}

/** Where a window meets its wall there is an edge: the light of one does not go on in the other. */
function isFrame(one: number, other: number): boolean {
  return one !== other && isUpright(one) && isUpright(other);
}

function tieEvenly({ ground: { kind }, label }: Reading, cell: number, to: number): Colour | null {
  return label[to]! < 0 || isFloorEdge(kind[cell]!, kind[to]!) ? null : [0, 0, 0];
}

function isFloorEdge(one: number, other: number): boolean {
  return (one === Kind.FLOOR) !== (other === Kind.FLOOR) || (one === Kind.THING) !== (other === Kind.THING);
}

/** The step to the light of the floor around, whatever shadow or sun lies just outside the hole. */
function tieToLight(reading: Reading, cell: number, beside: number): Colour | null {
  const to = seenBeyond(reading.ground, cell, beside);
  const step = to < 0 || !showsSame(reading, cell, to) ? null : stepTo(reading, cell, to);
  if (!step) return null;
  const shade = reading.shade[to]!;
  const freed: Colour = [step[0] - shade, step[1] - shade, step[2] - shade];
  return isEdge(freed) ? null : freed;
}

/** The step to what is seen just outside, where that goes on inside or is the same in a shadow. */
function stepAtRim(reading: Reading, cell: number, beside: number): Colour | null {
  const beyond = seenBeyond(reading.ground, cell, beside);
  if (beyond < 0 ? reading.ground.isOpen[beside] === 1 : !showsSame(reading, cell, beyond)) return null;
  const step = stepTo(reading, cell, beyond < 0 ? beside : beyond);
  if (!step) return null;
  return (beyond >= 0 && !isEdge(step)) || isOtherLight(step) ? step : null;
}

/** Whether a cell's copy shows there what is seen there: not the wall where a window is. */
function showsSame({ ground, label, shows }: Reading, cell: number, to: number): boolean {
  return shows(label[cell]!, to) === ground.kind[to];
}

/** From what a cell's copy shows there to what is seen there. */
function stepTo({ ground, label, read }: Reading, cell: number, to: number): Colour | null {
  const copied = read(label[cell]!, to);
  if (!copied) return null;
  const stepAt = (c: 0 | 1 | 2): number => Math.log(ground.colour[3 * to + c]! + DARK) - copied[c];
  return [stepAt(0), stepAt(1), stepAt(2)];
}

/** Whether a step is one of light alone: a shadow, deep at the thing's foot and then of another hue too, or glare. */
function isOtherLight(step: Colour): boolean {
  const [least, most] = [Math.min(...step), Math.max(...step)];
  if (most > 0) return most < LARGEST && most - least < SAME_HUE;
  return least > -DEEPEST && most - least < SAME_HUE - DEEPER_HUE * least;
}

function isEdge(step: Colour): boolean {
  return Math.max(...step.map(Math.abs)) > LARGEST;
}

function copiedKinds({ ground, shifts }: Labels): Reading['shows'] {
  const { width, height, step, isOpen, kind } = ground;
  const local = shifts.map((shift) => scaledShift(shift, 1 / step));
  const at = new Float64Array(2);
  return (shift, cell) => {
    if (shifts[shift]!.side === PLAIN) return kind[cell]!;
    if (!sourceOf(local[shift]!, middleOf(width, cell), at)) return -1;
    const [x, y] = [Math.floor(at[0]!), Math.floor(at[1]!)];
    if (x < 0 || y < 0 || x >= width || y >= height || isOpen[y * width + x] === 1) return -1;
    return kind[y * width + x]!;
  };
}

function copiedTones({ ground, plain, shifts }: Labels): Read {
  const { width, height, step, isOpen, colour } = ground;
  const local: Shift[] = shifts.map((shift) => scaledShift(shift, 1 / step));
  const at = new Float64Array(2);
  const toneOf = (value: number): number => Math.log(value + DARK);
  const plainTone = (cell: number): Colour => [
    toneOf(plain.colour[3 * cell]!),
    toneOf(plain.colour[3 * cell + 1]!),
    toneOf(plain.colour[3 * cell + 2]!),
  ];
  return (shift, cell) => {
    if (shifts[shift]!.side === PLAIN) return plainTone(cell);
    if (!sourceOf(local[shift]!, middleOf(width, cell), at)) return null;
    const [x, y] = [at[0]! - 0.5, at[1]! - 0.5];
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const sum: [number, number, number] = [0, 0, 0];
    let total = 0;
    for (let k = 0; k < 4; k++) {
      const [column, row] = [left + (k & 1), top + (k >> 1)];
      if (column < 0 || row < 0 || column >= width || row >= height || isOpen[row * width + column] === 1)
        continue;
      const weight = (k & 1 ? x - left : 1 - x + left) * (k >> 1 ? y - top : 1 - y + top);
      total += weight;
      for (let c = 0; c < 3; c++) sum[c]! += weight * colour[3 * (row * width + column) + c]!;
    }
    return total < 0.25 ? null : [toneOf(sum[0] / total), toneOf(sum[1] / total), toneOf(sum[2] / total)];
  };
}
