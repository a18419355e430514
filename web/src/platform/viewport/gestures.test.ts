import { describe, expect, it } from 'vitest';
import { NO_GESTURE, stepGesture, type GestureEvent, type Intent, type PointerSample } from './gestures.ts';

function sample(over: Partial<PointerSample> & Pick<PointerSample, 'type'>): PointerSample {
  const still = { isAlt: false, isShift: false, isSpace: false, button: 0, timeMs: 0 };
  return { ...still, id: 1, pointer: 'touch', way: [{ x: 0, y: 0 }], ...over };
}

function play(events: readonly GestureEvent[], touchPans = false): Intent[] {
  let state = NO_GESTURE;
  return events.flatMap((event) => {
    const step = stepGesture(state, event, { touchPans });
    state = step.state;
    return step.intents;
  });
}

const kinds = (intents: readonly Intent[]): string[] => intents.map((intent) => intent.type);

describe('two fingers', () => {
  it('never paint, not even a dot, when the second lands at once', () => {
    const intents = play([
      sample({ type: 'down' }),
      sample({ type: 'move', timeMs: 20, way: [{ x: 3, y: 0 }] }),
      sample({ type: 'down', id: 2, timeMs: 30, way: [{ x: 100, y: 0 }] }),
      sample({ type: 'move', id: 2, timeMs: 60, way: [{ x: 150, y: 0 }] }),
      sample({ type: 'up', id: 2, timeMs: 500 }),
      sample({ type: 'move', timeMs: 520, way: [{ x: 50, y: 50 }] }),
      sample({ type: 'up', timeMs: 600 }),
    ]);
    expect(kinds(intents)).toEqual(['pinch']);
  });

  it('drop a stroke that has only just begun', () => {
    const begun = [
      sample({ type: 'down' }),
      sample({ type: 'move', timeMs: 60, way: [{ x: 10, y: 0 }] }),
      sample({ type: 'down', id: 2, timeMs: 120, way: [{ x: 100, y: 0 }] }),
    ];
    expect(kinds(play(begun))).toEqual(['press', 'drag', 'abort']);
  });

  it('keep a stroke that was well under way', () => {
    const painted = [
      sample({ type: 'down' }),
      sample({ type: 'move', timeMs: 900, way: [{ x: 90, y: 0 }] }),
      sample({ type: 'down', id: 2, timeMs: 1000, way: [{ x: 100, y: 0 }] }),
    ];
    expect(kinds(play(painted))).toEqual(['press', 'drag', 'release']);
  });

  it('zoom by how far they spread, about the point between them', () => {
    const intents = play([
      sample({ type: 'down' }),
      sample({ type: 'down', id: 2, timeMs: 10, way: [{ x: 100, y: 0 }] }),
      sample({ type: 'move', id: 2, timeMs: 40, way: [{ x: 200, y: 0 }] }),
    ]);
    expect(intents).toEqual([{ type: 'pinch', from: { x: 50, y: 0 }, to: { x: 100, y: 0 }, factor: 2 }]);
  });

  it.each([
    [2, 'undo'],
    [3, 'redo'],
  ])('or more, tapping with %d of them: %s', (fingers, meaning) => {
    const ids = Array.from({ length: fingers }, (_, index) => index + 1);
    const intents = play([
      ...ids.map((id) => sample({ type: 'down', id, timeMs: id * 10 })),
      ...ids.map((id) => sample({ type: 'up', id, timeMs: 100 + id * 10 })),
    ]);
    expect(kinds(intents)).toEqual([meaning]);
  });

  it('held down for long are no tap', () => {
    const held = [
      sample({ type: 'down' }),
      sample({ type: 'down', id: 2, timeMs: 10 }),
      sample({ type: 'up', id: 2, timeMs: 800 }),
      sample({ type: 'up', timeMs: 810 }),
    ];
    expect(play(held)).toEqual([]);
  });
});

describe('one finger', () => {
  it('paints nothing in its first 40 ms and 6 pixels', () => {
    expect(
      play([sample({ type: 'down' }), sample({ type: 'move', timeMs: 20, way: [{ x: 5, y: 0 }] })]),
    ).toEqual([]);
  });

  it('paints from where it came down, once it has moved', () => {
    const intents = play([
      sample({ type: 'down', way: [{ x: 1, y: 2 }] }),
      sample({
        type: 'move',
        timeMs: 10,
        way: [
          { x: 4, y: 2 },
          { x: 20, y: 2 },
        ],
      }),
      sample({ type: 'up', timeMs: 30 }),
    ]);
    expect(intents).toEqual([
      { type: 'press', at: { x: 1, y: 2 }, mode: 'tool', isStraight: false },
      {
        type: 'drag',
        way: [
          { x: 4, y: 2 },
          { x: 20, y: 2 },
        ],
      },
      { type: 'release' },
    ]);
  });

  it('paints after 40 ms without moving, and a quick tap leaves a dot', () => {
    expect(kinds(play([sample({ type: 'down' }), { type: 'tick', timeMs: 40 }]))).toEqual(['press']);
    expect(kinds(play([sample({ type: 'down' }), sample({ type: 'up', timeMs: 20 })]))).toEqual([
      'press',
      'release',
    ]);
  });

  it('drops the stroke when the system takes the pointer away', () => {
    const taken = [
      sample({ type: 'down' }),
      { type: 'tick', timeMs: 50 } as const,
      sample({ type: 'cancel' }),
    ];
    expect(kinds(play(taken))).toEqual(['press', 'abort']);
  });

  it('only moves the photo once a pen has been seen', () => {
    expect(play([sample({ type: 'down' })], true)).toEqual([
      { type: 'press', at: { x: 0, y: 0 }, mode: 'pan', isStraight: false },
    ]);
  });
});

describe('mouse and pen', () => {
  it.each([
    ['left button', {}, 'tool'],
    ['Alt', { isAlt: true }, 'erase'],
    ['right button', { button: 2 }, 'erase'],
    ['Alt and right button', { button: 2, isAlt: true }, 'resize'],
    ['middle button', { button: 1 }, 'pan'],
    ['Space', { isSpace: true }, 'pan'],
  ])('%s', (_, over, mode) => {
    const [press] = play([sample({ type: 'down', pointer: 'mouse', ...over })]);
    expect(press).toMatchObject({ type: 'press', mode });
  });

  it('asks for a straight line with Shift', () => {
    expect(play([sample({ type: 'down', pointer: 'mouse', isShift: true })])).toMatchObject([
      { isStraight: true },
    ]);
  });

  it('ignores a palm while the pen paints, and takes over from a palm that came first', () => {
    const pen = { id: 9, pointer: 'pen' } as const;
    const palmLast = [sample({ type: 'down', ...pen }), sample({ type: 'down' }), sample({ type: 'up' })];
    expect(kinds(play(palmLast))).toEqual(['pen-seen', 'press']);
    const palmFirst = [
      sample({ type: 'down' }),
      { type: 'tick', timeMs: 50 } as const,
      sample({ type: 'down', ...pen }),
    ];
    expect(kinds(play(palmFirst))).toEqual(['press', 'abort', 'pen-seen', 'press']);
  });
});
