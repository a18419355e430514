import type { Edit } from '@maquette/contract';
import { expect, it } from 'vitest';
import { stripOf } from './strip.ts';

const edit = (id: string, minute: number, changes: Partial<Edit> = {}): Edit =>
  ({
    ...{ id, state: 'succeeded', preview: false, files: [{}], request: { sourceId: 'room' } },
    createdAt: new Date(minute * 60_000).toISOString(),
    ...changes,
  }) as Edit;
const idsOf = (listed: Edit[], followed: (Edit | undefined)[] = []) =>
  stripOf({ listed, followed, isMeant: ({ request }) => request.sourceId === 'room' }).map(({ id }) => id);

it('leaves out what has no picture to show, is a preview, or was made of another photo', () => {
  const other = { request: { sourceId: 'hall' } as Edit['request'] };
  const listed = [
    edit('failed', 1, { state: 'failed', files: [] }),
    edit('cancelled', 1, { state: 'cancelled', files: [] }),
    edit('gone', 1, { files: [] }),
    edit('preview', 1, { preview: true }),
    edit('other', 1, other),
    edit('running elsewhere', 1, { state: 'running', files: [] }),
  ];
  expect(idsOf(listed, [undefined, edit('failed too', 2, { state: 'failed', files: [] })])).toEqual([]);
});

it('keeps every picture in its place, each once, and puts what is new at the end', () => {
  const listed = [edit('third', 3), edit('second', 2), edit('first', 1)];
  expect(idsOf(listed)).toEqual(['first', 'second', 'third']);
  const making = edit('fourth', 4, { state: 'running', files: [] });
  expect(idsOf(listed, [edit('third', 3), making])).toEqual(['first', 'second', 'third', 'fourth']);
  expect(idsOf(listed, [edit('third', 3), { ...making, state: 'succeeded', files: [{} as never] }])).toEqual([
    ...['first', 'second', 'third', 'fourth'],
  ]);
});

it('keeps variations of one moment in the order of their ids', () => {
  expect(idsOf([edit('b', 1), edit('c', 1), edit('a', 1)])).toEqual(['a', 'b', 'c']);
});
