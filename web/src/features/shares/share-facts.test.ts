import type { Share, ShareAnswer } from '@maquette/contract';
import { describe, expect, it } from 'vitest';
import { newAnswers, pinsAt, standingOf, verdictsOn } from './share-facts.ts';

const now = Date.parse('2026-03-10T12:00:00.000Z');

function answerOf(change: Partial<ShareAnswer>): ShareAnswer {
  const createdAt = '2026-03-02T12:00:00.000Z';
  return { id: 'a1', name: null, chosen: null, pins: [], createdAt, isNew: false, ...change };
}

function shareOf(change: Partial<Share>): Share {
  return {
    ...{ id: 's1', path: '/s/x', title: null, revokedAt: null, isOpen: true, answers: [] },
    createdAt: '2026-03-01T12:00:00.000Z',
    expiresAt: '2026-03-15T12:00:00.000Z',
    pictures: ['green', 'blue'].map((fileId, position) => ({ position, fileId, name: fileId, url: '/x' })),
    ...change,
  };
}

describe('a link', () => {
  it.each([
    ['open', {}],
    ['ended', { revokedAt: '2026-03-05T12:00:00.000Z', isOpen: false }],
    [
      'ended',
      { revokedAt: '2026-03-05T12:00:00.000Z', expiresAt: '2026-03-06T12:00:00.000Z', isOpen: false },
    ],
    ['expired', { expiresAt: '2026-03-10T12:00:00.000Z', isOpen: false }],
    ['empty', { isOpen: false }],
  ] as const)('is %s: %j', (standing, change) => {
    expect(standingOf(shareOf(change), now)).toBe(standing);
  });

  it('tells which answers nobody has looked at', () => {
    const answers = [answerOf({ id: 'a1' }), answerOf({ id: 'a2', isNew: true })];
    expect(newAnswers([shareOf({ answers }), shareOf({})]).map(({ id }) => id)).toEqual(['a2']);
  });

  it('counts the comments on each of its pictures by themselves, through all answers', () => {
    const pin = { x: 0.5, y: 0.5, words: 'Oak?' };
    const answers = [
      answerOf({ id: 'a1', pins: [{ ...pin, position: 1 }] }),
      answerOf({
        id: 'a2',
        pins: [
          { ...pin, position: 0 },
          { ...pin, position: 1, words: 'Darker' },
        ],
      }),
    ];
    expect(pinsAt(answers, 0)).toMatchObject([{ number: 1, answerId: 'a2' }]);
    expect(pinsAt(answers, 1)).toMatchObject([
      { number: 1, answerId: 'a1' },
      { number: 2, answerId: 'a2', words: 'Darker' },
    ]);
  });
});

describe('what was said of a picture', () => {
  it('is who chose it by any link, newest first and each once, and how many comments it has', () => {
    const pins = [{ position: 1, x: 0, y: 0, words: 'Oak?' }];
    const one = shareOf({
      answers: [
        answerOf({ name: 'Bo', chosen: 0, pins }),
        answerOf({ name: 'Bo', chosen: 0, createdAt: '2026-03-03T12:00:00.000Z' }),
      ],
    });
    const pictures = [{ position: 0, fileId: 'green', name: 'green', url: '/x' }];
    const late = answerOf({ chosen: 0, createdAt: '2026-03-04T12:00:00.000Z' });
    const verdicts = verdictsOn([one, shareOf({ pictures, answers: [late] })]);
    expect(verdicts.get('green')).toEqual({ by: [null, 'Bo'], comments: 0 });
    expect(verdicts.get('blue')).toEqual({ by: [], comments: 1 });
  });

  it('is nothing where nobody said anything', () => {
    expect(verdictsOn([shareOf({ answers: [answerOf({ chosen: 1 })] })]).has('green')).toBe(false);
  });
});
