import { VisitToken } from '@maquette/contract';
import { readWish } from '@maquette/engine';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../platform/api/api-error.ts';
import { visitsEn } from './messages/en.ts';
import { visitsFr } from './messages/fr.ts';
import { questionIn } from './use-try.ts';
import { ownVisit } from './visit.ts';
import { sampleRooms } from '../../platform/photos/sample-rooms.ts';
import { readyWishes, tryTools } from './wishes.ts';

const refusal = (changes: Partial<ConstructorParameters<typeof ApiError>[0]>) =>
  new ApiError({ status: 422, code: null, message: 'No.', ...changes });

describe('a ready wish', () => {
  const all = sampleRooms.flatMap((sample) => readyWishes[sample]);

  it('there is one for every room and every tool', () => {
    for (const sample of sampleRooms) expect(readyWishes[sample].length).toBeGreaterThan(0);
    expect(new Set(all.map(({ tool }) => tool))).toEqual(new Set(tryTools));
  });

  it.each(all)('$key is understood in both languages', (wish) => {
    for (const words of [visitsEn, visitsFr]) {
      const sentence = { recolor: 'recolour', replace: 'replace', inpainting: 'repaint' } as const;
      const reading = readWish(words[wish.key], sentence[wish.tool]);
      expect(reading.missing).toEqual([]);
    }
  });
});

describe('what a try is asked back about', () => {
  it('is nothing where it simply failed, or where nothing could stand in', () => {
    expect(questionIn(new Error('network'))).toBeNull();
    expect(questionIn(refusal({ code: 'nothing_found' }))).toBeNull();
    expect(
      questionIn(refusal({ code: 'no_model', missing: [{ words: 'a dog', closest: null }] })),
    ).toBeNull();
  });

  it('is the region it may mean, or the closest thing there is', () => {
    const guess = {
      mask: 'data:image/png;base64,',
      confidence: 0.4,
      label: null,
      width: 2,
      height: 2,
      alternatives: [],
    };
    expect(questionIn(refusal({ code: 'confirm_region', guess }))).toEqual({ kind: 'region', guess });
    const missing = [{ words: 'a throne', closest: 'armchair' }];
    expect(questionIn(refusal({ code: 'no_model', missing }))).toMatchObject({ kind: 'stand-in' });
  });
});

it('the secret of a visit is one that the server takes, and stays the same', () => {
  const visit = ownVisit();
  expect(VisitToken.safeParse(visit).success).toBe(true);
  expect(ownVisit()).toBe(visit);
});
