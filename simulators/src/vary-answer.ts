/** What a service's contract leaves open about its answers. */
export interface Looseness {
  /** Members, and headers in small letters, that may be missing or null whatever else is told. */
  readonly optional?: readonly string[];
  /** Members whose own members have names of somebody's choosing: nothing unknown stands among them. */
  readonly maps?: readonly string[];
}

type Members = Record<string, unknown>;

/** So many manners there are; a half of them leaves out what may be left out. */
export const MANNERS = 4;

const isLean = (turn: number): boolean => turn % 2 === 1;
const isReversed = (turn: number): boolean => turn % MANNERS === 1 || turn % MANNERS === 2;
/** Among those that leave out: whether as null. */
const isTold = (turn: number): boolean => turn % MANNERS === 3;

/** Nobody reads it. */
const UNKNOWN = { not_announced: { since: '2026-11' } };

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !Buffer.isBuffer(value);

/**
 * An answer as another build of the service may give it: in every second turn (counted from 0) without what may be missing,
 * absent or null, always with members nobody knows, their order turned round in every other pair of turns.
 */
export function varyAnswer(answer: unknown, turn: number, loose: Looseness & { isMap?: boolean }): unknown {
  if (Array.isArray(answer)) return answer.map((one) => varyAnswer(one, turn, { ...loose, isMap: false }));
  if (!isMembers(answer)) return answer;
  const { optional = [], maps = [], isMap = false } = loose;
  const members = Object.entries(answer).flatMap(([name, value]): [string, unknown][] => {
    const isOptional = !isMap && (value === null || optional.includes(name));
    if (isLean(turn) && isOptional) return isTold(turn) ? [[name, null]] : [];
    return [[name, varyAnswer(value, turn, { ...loose, isMap: maps.includes(name) })]];
  });
  const all: [string, unknown][] = isMap ? members : [...members, ...Object.entries(UNKNOWN)];
  return Object.fromEntries(isReversed(turn) ? all.toReversed() : all);
}

/** The same for headers. */
export function varyHeaders(
  headers: Readonly<Record<string, string>>,
  turn: number,
  { optional = [] }: Looseness,
): Record<string, string> {
  const left = Object.entries(headers).filter(([name]) => !(isLean(turn) && optional.includes(name)));
  return { ...Object.fromEntries(left), 'x-not-announced': '2026-11' };
}
