import { someOf } from '../testing/test-size.ts';
import { describe, expect, it } from 'vitest';
import { drawnRecord, KINDS, type Kind } from '../lexicon/kinds.ts';
import { THINGS } from '../lexicon/lexicon.ts';
import { lookOfWish } from '../prompt/look-of-wish.ts';
import { parsePrompt } from '../prompt/parse-prompt.ts';
import { pieceOf } from './catalogue.ts';

/** Materials of which furniture and what belongs to it are made; not each of everything. */
const MATERIALS = [
  ...['oak', 'walnut', 'black steel', 'brass', 'white marble', 'white lacquer', 'rattan', 'glass'],
  ...['velvet', 'leather', 'linen', 'boucle', 'wool', 'cotton', 'jute', 'ceramic', 'concrete', 'gold'],
] as const;

const FEWEST = 5;

const DRAWN = THINGS.filter(({ maker }) => maker !== null);

/** What the parts of a thing are made of, told by few numbers: things that look alike have the same. */
function surface(words: string, kind: Kind): string {
  const wish = parsePrompt(words);
  const look = lookOfWish(wish, kind, 4);
  const [width, height] = drawnRecord(kind).size;
  const { materials } = pieceOf({ kind, look, details: wish.details, aspect: width / height }).sizes[0]!();
  return materials
    .map(({ mean, roughness, sheen = 0 }) =>
      [...mean, roughness, sheen].map((value) => value.toFixed(2)).join(),
    )
    .join(' ');
}

describe('every kind of thing with a maker', () => {
  it.each(someOf(KINDS, 16))('comes in five materials at least: %s', (kind) => {
    const surfaces = new Set<string>();
    for (const material of MATERIALS) {
      if (surfaces.size === FEWEST) break;
      surfaces.add(surface(`a ${material} ${kind}`, kind));
    }
    expect(surfaces.size).toBe(FEWEST);
  });

  it('is among what the sheets show, and is drawn when it is named in either language', () => {
    const shown = new Set(DRAWN.map(({ id }) => parsePrompt(`a ${id}`).kind));
    expect(KINDS.filter((kind) => !shown.has(kind))).toEqual([]);
    const unread = DRAWN.flatMap(({ en, fr }) => [en[0], fr[0]]).filter(
      (words) => words !== undefined && parsePrompt(words).kind === null,
    );
    expect(unread).toEqual([]);
  });
});
