import { VisitToken } from '@maquette/contract';
import { readWish } from '@maquette/engine';
import type { TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../platform/api/api-error.ts';
import { visitsEn } from './messages/en.ts';
import { visitsFr } from './messages/fr.ts';
import { isUnheard, keyFor, questionIn, refusalOf, type TryOrder } from './use-try.ts';
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
      questionIn(
        refusal({ code: 'no_model', missing: [{ words: 'a dog', lack: 'no_model', closest: null }] }),
      ),
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
    const missing = [{ words: 'a throne', lack: 'no_model', closest: 'armchair' }] as const;
    expect(questionIn(refusal({ code: 'no_model', missing }))).toEqual({ kind: 'stand-in', missing });
  });
});

describe('what stood in the way', () => {
  const said = (error: unknown) => refusalOf(error, ((key: string) => key) as TFunction);

  it('is the server’s own sentence, where that tells of no money', () => {
    expect(said(refusal({ code: 'picture_unreadable', message: 'Damaged.', isSaid: true }))).toBe('Damaged.');
    expect(said(new Error('odd'))).toBe('visits.failed');
  });

  it('tells somebody who pays nothing of no charge', () => {
    for (const words of [visitsEn, visitsFr])
      for (const [key, text] of Object.entries(words))
        if (key.startsWith('visits.refused.')) expect(text).not.toMatch(/charged|débité/);
    expect(said(refusal({ code: 'nothing_found' }))).toBe('visits.refused.nothing_found');
    expect(said(refusal({ code: 'place_too_narrow' }))).toBe('visits.refused.place_too_narrow');
    const missing = [{ words: 'a dog', lack: 'no_model', closest: null }] as const;
    expect(said(refusal({ code: 'no_model', missing }))).toBe('visits.refused.no_model');
    const open = [{ words: 'change it', lack: 'wish_unclear', closest: null }] as const;
    expect(said(refusal({ code: 'wish_unclear', missing: open }))).toBe('edits.wish.lack.wish_unclear');
  });
});

describe('the key of an order', () => {
  const photo = { sample: 'living', file: null, url: '/a', name: 'a', width: 1, height: 1 } as const;
  const order: TryOrder = { photo, mask: null, tool: 'recolor', words: { find: 'the wall', prompt: 'navy' } };

  it('is a new one once somebody has said what became of it, or for anything else', () => {
    const unheard = { order, key: 'one' };
    expect(keyFor(order, null)).not.toBe(keyFor(order, null));
    expect(keyFor({ ...order, words: { ...order.words, prompt: 'white' } }, unheard)).not.toBe('one');
    expect(keyFor({ ...order, mask: new Blob() }, unheard)).not.toBe('one');
    expect(isUnheard(refusal({ status: 502, code: 'engine_failed' }))).toBe(false);
    expect(isUnheard(refusal({ code: 'nothing_found' }))).toBe(false);
  });

  it('is the same as long as nobody has', () => {
    expect(keyFor({ ...order, words: { ...order.words } }, { order, key: 'one' })).toBe('one');
    expect(isUnheard(refusal({ status: 0, isSaid: false }))).toBe(true);
    expect(isUnheard(refusal({ status: 504, isSaid: false }))).toBe(true);
  });
});

it('the secret of a visit is one that the server takes, and stays the same', () => {
  const visit = ownVisit();
  expect(VisitToken.safeParse(visit).success).toBe(true);
  expect(ownVisit()).toBe(visit);
});
