import { nameOfKind } from '../../../platform/kind-names.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { EditsContext } from '../ports.ts';
import type { WishReading } from './read-request.ts';

/**
 * What our own engine draws instead of something it has no model of; null when it has one of everything.
 * @throws Refusal by what the first part of the wish lacks, unless that was agreed to and there is something near
 */
export function standInFor(
  { locale }: Pick<EditsContext, 'locale'>,
  { missing }: WishReading,
  isAgreed: boolean,
): string | null {
  const [first] = missing;
  if (!first) return null;
  if (isAgreed && missing.every(({ closest }) => closest !== null)) return first.closest;
  const told = missing.map(({ words, lack, closest }) => ({
    ...{ words, lack },
    closest: closest === null ? null : nameOfKind(closest, locale),
  }));
  const closest = told[0]?.closest ?? null;
  throw new Refusal(first.lack, {
    values: { thing: first.words, ...(closest !== null && { closest }) },
    body: { closest, missing: told },
  });
}
