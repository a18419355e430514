/** Instructions of a function, as the bytes of the WebAssembly binary format (W3C WebAssembly Core 2.0, chapter 5). */
export type Code = readonly number[];

type ValueType = 'i32' | 'f32' | 'v128';
const TYPE_BYTES: Readonly<Record<ValueType, number>> = { i32: 0x7f, f32: 0x7d, v128: 0x7b };

export interface Kernel {
  readonly name: string;
  readonly parameters: readonly ValueType[];
  /** Variables after the parameters; they begin as 0. */
  readonly locals: readonly ValueType[];
  readonly body: Code;
}

/** Unsigned LEB128. */
function uint(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...uint(value >>> 7)];
}

/** Signed LEB128. */
function sint(value: number): number[] {
  return value >= -64 && value < 64 ? [value & 127] : [(value & 127) | 128, ...sint(value >> 7)];
}

const SIMD = 0xfd;
/** Exponent of the alignment that a memory access may count on: that of 32-bit numbers. */
const ALIGNED = 2;

export const get = (variable: number): Code => [0x20, ...uint(variable)];
export const set = (variable: number, value: Code): Code => [...value, 0x21, ...uint(variable)];
export const int = (value: number): Code => [0x41, ...sint(value)];
export const addInt = (a: Code, b: Code): Code => [...a, ...b, 0x6a];
export const isBelow = (a: Code, b: Code): Code => [...a, ...b, 0x49];

/** Four numbers from memory. */
export const load = (at: Code, offset = 0): Code => [...at, SIMD, 0, ALIGNED, ...uint(offset)];
/** One number from memory, four times. */
export const loadSplat = (at: Code, offset = 0): Code => [...at, SIMD, 9, ALIGNED, ...uint(offset)];
export const store = (at: Code, value: Code, offset = 0): Code => [
  ...at,
  ...value,
  SIMD,
  11,
  ALIGNED,
  ...uint(offset),
];
export const splat = (number: Code): Code => [...number, SIMD, 19];
export const add = (a: Code, b: Code): Code => [...a, ...b, SIMD, ...uint(228)];
export const multiply = (a: Code, b: Code): Code => [...a, ...b, SIMD, ...uint(230)];
export const subtract = (a: Code, b: Code): Code => [...a, ...b, SIMD, ...uint(229)];
export const divide = (a: Code, b: Code): Code => [...a, ...b, SIMD, ...uint(231)];
export const nearest = (value: Code): Code => [...value, SIMD, 106];
/** Two to the power of four whole numbers between -126 and 127, as the bits of a 32-bit number say it. */
export const powerOfTwo = (whole: Code): Code => [
  ...whole,
  ...[SIMD, ...uint(248)],
  ...[...int(127), SIMD, 17],
  ...[SIMD, ...uint(174)],
  ...[...int(23), SIMD, ...uint(171)],
];
/** The same number four times. */
export const constant = (number: number): Code =>
  splat([0x43, ...new Uint8Array(Float32Array.of(number).buffer)]);
/** The four numbers moved forward by some places, the first ones to the end. */
export const turned = (four: Code, places: number): Code => [
  ...four,
  ...four,
  ...[SIMD, 13],
  ...Array.from({ length: 16 }, (_, byte) => (byte + 4 * places) % 16),
];
/** The larger of two, number by number. */
export const larger = (a: Code, b: Code): Code => [...a, ...b, SIMD, ...uint(235)];

export const copyMemory = (to: Code, from: Code, bytes: Code): Code => [
  ...to,
  ...from,
  ...bytes,
  0xfc,
  10,
  0,
  0,
];
/** Runs the body, and again as long as the condition holds after it. */
export const repeatWhile = (condition: Code, ...body: readonly Code[]): Code => [
  0x03,
  0x40,
  ...body.flat(),
  ...condition,
  0x0d,
  0,
  0x0b,
];

const HEADER = [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00];
const FUNCTION = 0x60;
const SECTION = { types: 1, imports: 2, functions: 3, exports: 7, code: 10 };
const KIND = { function: 0, memory: 2 };

const list = (items: readonly Code[]): number[] => [...uint(items.length), ...items.flat()];
const sized = (bytes: Code): number[] => [...uint(bytes.length), ...bytes];
const text = (value: string): number[] => sized([...value].map((letter) => letter.charCodeAt(0)));
const section = (id: number, items: readonly Code[]): number[] => [id, ...sized(list(items))];

/** A module of these functions over the memory imported as `engine.memory`. */
export function writeModule(kernels: readonly Kernel[]): Uint8Array<ArrayBuffer> {
  const types = (values: readonly ValueType[]): Code[] => values.map((value) => [TYPE_BYTES[value]]);
  return Uint8Array.from([
    ...HEADER,
    ...section(
      SECTION.types,
      kernels.map(({ parameters }) => [FUNCTION, ...list(types(parameters)), ...list([])]),
    ),
    ...section(SECTION.imports, [[...text('engine'), ...text('memory'), KIND.memory, 0, ...uint(1)]]),
    ...section(
      SECTION.functions,
      kernels.map((_, i) => uint(i)),
    ),
    ...section(
      SECTION.exports,
      kernels.map(({ name }, i) => [...text(name), KIND.function, ...uint(i)]),
    ),
    ...section(
      SECTION.code,
      kernels.map(({ locals, body }) =>
        sized([...list(types(locals).map((type) => [1, ...type])), ...body, 0x0b]),
      ),
    ),
  ]);
}
