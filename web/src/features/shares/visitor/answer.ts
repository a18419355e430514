import type { Pin } from '@maquette/contract';

/** A comment as it is being written: without words it is not sent. */
export interface Draft extends Pin {
  readonly key: number;
}

/** What a visitor is about to answer. */
export interface Answer {
  readonly chosen: number | null;
  readonly pins: readonly Draft[];
  readonly name: string;
}

export const noAnswer: Answer = { chosen: null, pins: [], name: '' };

/** Chooses a picture; chosen again, it is no longer. */
export function choose(answer: Answer, position: number): Answer {
  return { ...answer, chosen: answer.chosen === position ? null : position };
}

/** Puts an empty comment at a point of a picture, in shares of its sides. */
export function addPin(answer: Answer, pin: Omit<Draft, 'key' | 'words'>): Answer {
  const key = 1 + Math.max(0, ...answer.pins.map((each) => each.key));
  return { ...answer, pins: [...answer.pins, { ...pin, ...inside(pin), key, words: '' }] };
}

/** Changes a comment's words or place; places outside the picture become its edge. */
export function changePin(
  answer: Answer,
  key: number,
  change: Partial<Pick<Draft, 'x' | 'y' | 'words'>>,
): Answer {
  const pins = answer.pins.map((pin) =>
    pin.key === key ? { ...pin, ...change, ...inside({ ...pin, ...change }) } : pin,
  );
  return { ...answer, pins };
}

export function removePin(answer: Answer, key: number): Answer {
  return { ...answer, pins: answer.pins.filter((pin) => pin.key !== key) };
}

function inside({ x, y }: { x: number; y: number }) {
  return { x: Math.min(1, Math.max(0, x)), y: Math.min(1, Math.max(0, y)) };
}

/** What is sent; null while there is nothing to say. */
export function bodyOf({ chosen, pins, name }: Answer) {
  const said = pins
    .filter((pin) => pin.words.trim() !== '')
    .map(({ position, x, y, words }) => ({ position, x, y, words: words.trim() }));
  if (chosen === null && said.length === 0) return null;
  return {
    ...(name.trim() !== '' && { name: name.trim() }),
    ...(chosen !== null && { chosen }),
    ...(said.length > 0 && { pins: said }),
  };
}
