import {
  add,
  addInt,
  constant,
  copyMemory,
  divide,
  get,
  int,
  isBelow,
  larger,
  load,
  loadSplat,
  multiply,
  nearest,
  powerOfTwo,
  repeatWhile,
  set,
  splat,
  store,
  subtract,
  turned,
  writeModule,
  type Code,
  type Kernel,
} from './write-module.ts';

/** What the functions of the module take: addresses and lengths in bytes. All maps hold 32-bit numbers, all lengths are multiples of 16. */
export interface Kernels {
  /** Eight sums of the channels at four pixels a round; `weights`: eight biases, then eight weights a channel. */
  readonly mixEight: (
    ...given: [
      from: number,
      weights: number,
      to: number,
      fromPixel: number,
      toPixel: number,
      rounds: number,
      least: number,
    ]
  ) => void;
  /** A row of pixels from nine rows of taps; `weights`: nine times four numbers for each four channels; `skip` lies between pixels that are read. */
  readonly filterRow: (
    ...given: [to: number, weights: number, pixel: number, pixels: number, skip: number, ...taps: number[]]
  ) => void;
  /** A pixel from the shares of four others, and another one copied behind it. */
  readonly blendBeside: (
    ...given: [to: number, pixel: number, beside: number, besidePixel: number, ...fromAndShares: number[]]
  ) => void;
  /** Sums of eight channels over some pixels, then those of their squares. */
  readonly sumEight: (...given: [from: number, pixel: number, pixels: number, to: number]) => void;
  /** Multiplies eight channels of some pixels in place, adds to them, and raises to 0 what is below; `numbers`: eight factors, then what is added. */
  readonly settleEight: (...given: [at: number, pixel: number, pixels: number, numbers: number]) => void;
  /** Logarithms of all of some pixels' channels, in place, as shares that add up to 1 a pixel. */
  readonly shareOut: (at: number, pixel: number, pixels: number) => void;
}

/** Numbers that a processor takes at once. */
export const VECTOR = 4;
/** Sums, and pixels, that `mixEight` makes at once: with the weights they fill the registers of a processor. */
export const SUMS = 8;
export const PIXELS = 4;
export const TAPS = 9;

const NUMBER = 4;
const QUAD = VECTOR * NUMBER;
const EIGHT = SUMS * NUMBER;

const countTo = (end: number): number[] => Array.from({ length: end }, (_, i) => i);

const advance = (variable: number, by: Code): Code => set(variable, addInt(get(variable), by));
/** Counts a variable down; true until it is 0. */
const countDown = (variable: number): Code => [...advance(variable, int(-1)), ...get(variable)];

function mixEight(): Kernel {
  const [from, weights, to, fromPixel, toPixel, rounds, least] = [0, 1, 2, 3, 4, 5, 6];
  const [weight, end] = [7, 8];
  const pixel = countTo(PIXELS).map((k) => 9 + k);
  const [low, high, value] = [13, 14, 15];
  const sums = countTo(PIXELS).map((k) => [16 + 2 * k, 17 + 2 * k] as const);
  const addOne = (input: number): Code => [
    ...set(low, load(get(weight), EIGHT * input)),
    ...set(high, load(get(weight), EIGHT * input + QUAD)),
    ...countTo(PIXELS).flatMap((k) => [
      ...set(value, loadSplat(get(pixel[k]!), NUMBER * input)),
      ...set(sums[k]![0], add(get(sums[k]![0]), multiply(get(value), get(low)))),
      ...set(sums[k]![1], add(get(sums[k]![1]), multiply(get(value), get(high)))),
    ]),
  ];
  const keep = (k: number): Code => [
    ...store(get(to), larger(get(sums[k]![0]), splat(get(least)))),
    ...store(get(to), larger(get(sums[k]![1]), splat(get(least))), QUAD),
    ...advance(to, get(toPixel)),
  ];
  const body = repeatWhile(
    countDown(rounds),
    ...countTo(PIXELS).map((k) => [
      ...set(sums[k]![0], load(get(weights))),
      ...set(sums[k]![1], load(get(weights), QUAD)),
    ]),
    ...countTo(PIXELS).map((k) =>
      set(pixel[k]!, k === 0 ? get(from) : addInt(get(pixel[k - 1]!), get(fromPixel))),
    ),
    set(end, get(pixel[1]!)),
    set(weight, addInt(get(weights), int(EIGHT))),
    repeatWhile(
      isBelow(get(pixel[0]!), get(end)),
      ...countTo(VECTOR).map(addOne),
      advance(weight, int(VECTOR * EIGHT)),
      ...pixel.map((at) => advance(at, int(QUAD))),
    ),
    set(from, get(pixel[3]!)),
    ...countTo(PIXELS).map(keep),
  );
  return {
    name: 'mixEight',
    parameters: ['i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'f32'],
    locals: [...Array<'i32'>(6).fill('i32'), ...Array<'v128'>(11).fill('v128')],
    body,
  };
}

function filterRow(): Kernel {
  const [to, weights, pixel, pixels, skip] = [0, 1, 2, 3, 4];
  const taps = countTo(TAPS).map((tap) => 5 + tap);
  const [weight, end] = [14, 15];
  const product = (tap: number): Code => multiply(load(get(taps[tap]!)), load(get(weight), QUAD * tap));
  const body = repeatWhile(
    countDown(pixels),
    set(weight, get(weights)),
    set(end, addInt(get(to), get(pixel))),
    repeatWhile(
      isBelow(get(to), get(end)),
      store(
        get(to),
        countTo(TAPS)
          .slice(1)
          .reduce((sum, tap) => add(sum, product(tap)), product(0)),
      ),
      advance(to, int(QUAD)),
      advance(weight, int(TAPS * QUAD)),
      ...taps.map((tap) => advance(tap, int(QUAD))),
    ),
    ...taps.map((tap) => advance(tap, get(skip))),
  );
  return { name: 'filterRow', parameters: Array<'i32'>(14).fill('i32'), locals: ['i32', 'i32'], body };
}

function blendBeside(): Kernel {
  const [to, pixel, beside, besidePixel] = [0, 1, 2, 3];
  const from = [4, 5, 6, 7];
  const shares = [8, 9, 10, 11];
  const end = 12;
  const part = (k: number): Code => multiply(load(get(from[k]!)), splat(get(shares[k]!)));
  const body = [
    ...set(end, addInt(get(to), get(pixel))),
    ...repeatWhile(
      isBelow(get(to), get(end)),
      store(
        get(to),
        [1, 2, 3].reduce((sum, k) => add(sum, part(k)), part(0)),
      ),
      advance(to, int(QUAD)),
      ...from.map((at) => advance(at, int(QUAD))),
    ),
    ...copyMemory(get(to), get(beside), get(besidePixel)),
  ];
  return {
    name: 'blendBeside',
    parameters: [...Array<'i32'>(8).fill('i32'), ...Array<'f32'>(4).fill('f32')],
    locals: ['i32'],
    body,
  };
}

function sumEight(): Kernel {
  const [from, pixel, pixels, to] = [0, 1, 2, 3];
  const values = [4, 5];
  const sums = [6, 7];
  const squares = [8, 9];
  const body = [
    ...repeatWhile(
      countDown(pixels),
      ...values.map((value, k) => [
        ...set(value, load(get(from), QUAD * k)),
        ...set(sums[k]!, add(get(sums[k]!), get(value))),
        ...set(squares[k]!, add(get(squares[k]!), multiply(get(value), get(value)))),
      ]),
      advance(from, get(pixel)),
    ),
    ...[...sums, ...squares].flatMap((sum, k) => store(get(to), get(sum), QUAD * k)),
  ];
  return {
    name: 'sumEight',
    parameters: Array<'i32'>(4).fill('i32'),
    locals: Array<'v128'>(6).fill('v128'),
    body,
  };
}

function settleEight(): Kernel {
  const [at, pixel, pixels, numbers] = [0, 1, 2, 3];
  const factors = [4, 5];
  const added = [6, 7];
  const body = [
    ...[...factors, ...added].flatMap((variable, k) => set(variable, load(get(numbers), QUAD * k))),
    ...repeatWhile(
      countDown(pixels),
      ...factors.map((factor, k) =>
        store(
          get(at),
          larger(add(multiply(load(get(at), QUAD * k), get(factor)), get(added[k]!)), constant(0)),
          QUAD * k,
        ),
      ),
      advance(at, get(pixel)),
    ),
  ];
  return {
    name: 'settleEight',
    parameters: Array<'i32'>(4).fill('i32'),
    locals: Array<'v128'>(4).fill('v128'),
    body,
  };
}

/** Below this a share is as good as none, and its power of two still a number. */
const LEAST_POWER = -87;
/** The logarithm of two, cut in two so that whole multiples of its first part are exact (Cody and Waite 1980). */
const LOG_TWO = [0.693359375, -2.12194440054e-4] as const;
/** Of the series for the power of e, up to its sixth term: within 2e-7 between minus and plus half a logarithm of two. */
const SERIES = [1 / 720, 1 / 120, 1 / 24, 1 / 6, 1 / 2, 1, 1];

function shareOut(): Kernel {
  const [at, pixel, pixels, k, end] = [0, 1, 2, 3, 4];
  const [most, sum, value, whole] = [5, 6, 7, 8];
  /** What one operation makes of all four numbers of a variable, four times. */
  const overall = (variable: number, operation: (a: Code, b: Code) => Code): Code =>
    [2, 1].flatMap((places) => set(variable, operation(get(variable), turned(get(variable), places))));
  const overChannels = (...body: readonly Code[]): Code => [
    ...set(k, get(at)),
    ...repeatWhile(isBelow(get(k), get(end)), ...body, advance(k, int(QUAD))),
  ];
  const powerOfE: Code = [
    ...set(value, larger(get(value), constant(LEAST_POWER))),
    ...set(whole, nearest(multiply(get(value), constant(Math.LOG2E)))),
    ...LOG_TWO.flatMap((part) => set(value, subtract(get(value), multiply(get(whole), constant(part))))),
    ...set(
      value,
      multiply(
        SERIES.slice(1).reduce(
          (series, term) => add(multiply(series, get(value)), constant(term)),
          constant(SERIES[0]!),
        ),
        powerOfTwo(get(whole)),
      ),
    ),
  ];
  const body = repeatWhile(
    countDown(pixels),
    set(end, addInt(get(at), get(pixel))),
    set(most, load(get(at))),
    overChannels(set(most, larger(get(most), load(get(k))))),
    overall(most, larger),
    set(sum, constant(0)),
    overChannels(
      set(value, subtract(load(get(k)), get(most))),
      powerOfE,
      store(get(k), get(value)),
      set(sum, add(get(sum), get(value))),
    ),
    overall(sum, add),
    set(sum, divide(constant(1), get(sum))),
    overChannels(store(get(k), multiply(load(get(k)), get(sum)))),
    set(at, get(end)),
  );
  return {
    name: 'shareOut',
    parameters: Array<'i32'>(3).fill('i32'),
    locals: ['i32', 'i32', ...Array<'v128'>(4).fill('v128')],
    body,
  };
}

/** The functions that take nearly all of the network's time, for processors that reckon with four numbers at once. */
export function writeKernels(): Uint8Array<ArrayBuffer> {
  return writeModule([mixEight(), filterRow(), blendBeside(), sumEight(), settleEight(), shareOut()]);
}
