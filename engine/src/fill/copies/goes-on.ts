import { isUpright, Kind, type ThingGround } from './ground.ts';

/** Whether what goes on in a hole's cell is what is seen at one just outside. */
export function goesOn({ kind, thing, isOpen }: ThingGround, inside: number, outside: number): boolean {
  if (isOpen[outside] === 1) return false;
  const [own, seen] = [kind[inside]!, kind[outside]!];
  if (own === Kind.UNKNOWN) return true;
  if (own === Kind.WALL) return isUpright(seen);
  return own === seen && (own !== Kind.THING || thing[inside] === thing[outside]);
}

/** Narrower things than so many cells, and shadows taken for things, are looked past. */
export const PAST = 4;

/** The nearest seen cell, straight on from a hole's cell over the one beside it, that shows what goes on in it; -1 where none is near. */
export function seenBeyond(ground: ThingGround, inside: number, outside: number): number {
  const { width, isOpen } = ground;
  const step = outside - inside;
  for (let k = 0, at = outside; k < PAST && at >= 0 && at < isOpen.length; k++, at += step) {
    const isWrapped = Math.abs(step) === 1 && Math.floor(at / width) !== Math.floor(inside / width);
    if (isWrapped || isOpen[at] === 1) return -1;
    if (goesOn(ground, inside, at)) return at;
  }
  return -1;
}
