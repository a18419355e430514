import { Kind } from './ground.ts';
import type { Completed } from './stands-behind.ts';

/** Whether what goes on in a hole's cell is what is seen at one just outside. */
export function goesOn({ kind, thing, isOpen }: Completed, inside: number, outside: number): boolean {
  if (isOpen[outside] === 1) return false;
  const [own, seen] = [kind[inside]!, kind[outside]!];
  if (own === Kind.WALL) return seen === Kind.WALL || seen === Kind.OPENING;
  return own === seen && (own !== Kind.THING || thing[inside] === thing[outside]);
}
