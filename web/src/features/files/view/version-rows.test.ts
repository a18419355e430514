import { describe, expect, it } from 'vitest';
import { pickedAfter, rowByKey, versionRows } from './version-rows.ts';

const version = (id: string, originalImageId?: string) => ({
  id,
  ...(originalImageId && { originalImageId }),
});
const drawn = (versions: ReturnType<typeof version>[]) =>
  versionRows(versions).map(
    ({ version: { id }, level, place, siblings }) => `${level} ${id} ${place}/${siblings}`,
  );

describe('the tree of versions', () => {
  it('keeps what goes back to a picture that is gone, at the root', () => {
    expect(drawn([version('b', 'gone'), version('c', 'b')])).toEqual(['1 b 1/1', '2 c 1/1']);
  });

  it('ends although versions go back to each other, and loses none', () => {
    expect(drawn([version('a', 'b'), version('b', 'a'), version('c')])).toEqual([
      '1 c 1/1',
      '1 a 1/1',
      '2 b 1/1',
    ]);
  });

  it('puts under each picture what was made of it, oldest first', () => {
    const list = [
      version('photo'),
      version('sofa', 'photo'),
      version('plant', 'photo'),
      version('blue sofa', 'sofa'),
      version('lamp', 'photo'),
    ];
    expect(drawn(list)).toEqual([
      '1 photo 1/1',
      '2 sofa 1/3',
      '3 blue sofa 1/1',
      '2 plant 2/3',
      '2 lamp 3/3',
    ]);
  });

  it('takes a chain of 20,000 edits', () => {
    const chain = Array.from({ length: 20_000 }, (_, at) =>
      version(`${at}`, at > 0 ? `${at - 1}` : undefined),
    );
    expect(versionRows(chain).at(-1)).toMatchObject({ level: 20_000 });
  });
});

describe('keys in the tree of versions', () => {
  const rows = [1, 2, 3, 2].map((level) => ({ level }));

  it.each([
    ['a', 0, null],
    ['ArrowLeft', 0, 0],
    ['ArrowUp', 0, 0],
    ['ArrowDown', 3, 3],
    ['ArrowRight', 2, 2],
    ['ArrowDown', 0, 1],
    ['ArrowRight', 1, 2],
    ['ArrowLeft', 2, 1],
    ['ArrowLeft', 3, 0],
    ['End', 0, 3],
    ['Home', 3, 0],
  ])('%s from row %i leads to %s', (key, from, to) => {
    expect(rowByKey(rows, from, key)).toBe(to);
  });
});

it('two versions at most are picked for comparing: a third takes the place of the first', () => {
  expect(pickedAfter([], 'a')).toEqual(['a']);
  expect(pickedAfter(['a'], 'b')).toEqual(['a', 'b']);
  expect(pickedAfter(['a', 'b'], 'c')).toEqual(['b', 'c']);
  expect(pickedAfter(['a', 'b'], 'a')).toEqual(['b']);
});
