import { displayedTypes, fileTypes, type ListFilesQuery } from '@maquette/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '#test/support/make-user.ts';
import { describeOnBoth } from '#test/support/test-database.ts';
import type { StoredFile } from '../files.store.ts';
import { keepPictures, pictureOf } from '#test/support/files/keep-pictures.ts';
import { plainList } from '#test/support/files/plain-list.ts';
import { listMemory, type ListMemory } from './list-memory.ts';
import { listFrom } from './list.ts';
import { readList } from './read-list.ts';

const NAMES = ['Été.jpg', 'ete.jpg', 'Zoo.jpg', 'salon 100%.png', 'salon_bleu.png', 'Œuvre.jpg'];
const PROMPTS = [null, 'a grey sofa', 'un canapé GRIS', '100% of it', 'c:\\photos'];

/** Few different names, sizes and times, so that most pictures share theirs with others. */
const manyAlike = (userId: string, count: number): StoredFile[] =>
  Array.from({ length: count }, (_, index) =>
    pictureOf(userId, {
      type: fileTypes[index % fileTypes.length] ?? 'upload',
      name: NAMES[(index * 5) % NAMES.length] ?? '',
      bytes: 1000 + ((index * 7) % 4),
      prompt: PROMPTS[index % PROMPTS.length] ?? null,
      details: index % 6 === 0 ? { parameters: { search_prompt: 'the lamp' } } : {},
      createdAt: Date.UTC(2026, 0, 1 + ((index * 3) % 5)),
      deletedAt: index % 4 === 1 ? 5 : null,
      starredAt: index % 3 === 0 ? 7 : null,
      albumId: [null, 'salon', 'kitchen', 'salon', 'salon'][index % 5] ?? null,
    }),
  );

describeOnBoth('a list', (on) => {
  let files: StoredFile[];
  let userId: string;
  beforeAll(async () => {
    const [person, other] = [await makeUser(on.db), await makeUser(on.db)];
    userId = person.id;
    files = manyAlike(userId, 64);
    await keepPictures(on, [...files, ...manyAlike(other.id, 16)]);
  });

  const page = (query: ListFilesQuery, memory: ListMemory) =>
    readList({ db: on.db, memory }, listFrom(userId, query), {
      offset: query.offset ?? 0,
      limit: query.limit ?? 100,
    });
  /** Every page of a list, joined. */
  const joined = async (query: ListFilesQuery, limit: number) => {
    const memory = listMemory();
    const [ids, totals]: [string[], Set<number>] = [[], new Set()];
    for (let offset = 0; ; offset += limit) {
      const read = await page({ ...query, offset, limit }, memory);
      totals.add(read.total);
      if (read.files.length === 0) return { ids, totals: [...totals] };
      ids.push(...read.files.map(({ id }) => id));
    }
  };
  const expectWhole = async (query: ListFilesQuery, limit = 7) => {
    const ids = plainList(files, query);
    expect(await joined(query, limit), JSON.stringify(query)).toEqual({ ids, totals: [ids.length] });
  };

  const narrowings: ListFilesQuery[] = [
    {},
    { starred: 'true' },
    { starred: 'false' },
    { search: 'salon' },
    { album: 'salon' },
    { album: 'kitchen', starred: 'true', search: 'sofa' },
    { search: 'SOFA  gréy', starred: 'true' },
  ];
  const types = [undefined, ...new Set([...displayedTypes, ...fileTypes, 'searchReplace' as const])];

  describe.each(['created_at', 'name', 'size', 'type'] as const)('by %s', (sortField) => {
    it.each(['asc', 'desc'] as const)(
      '%s comes in pages without a gap or a double',
      async (sortDirection) => {
        for (const type of types)
          for (const trash of ['false', 'true'] as const)
            for (const narrowing of narrowings)
              await expectWhole({ sortField, sortDirection, trash, ...(type && { type }), ...narrowing });
      },
    );
  });

  it.each(['createdAt', 'date', undefined] as const)('by %s is in order of time', async (sortField) => {
    const asked = listFrom(userId, sortField ? { sortField } : {});
    expect(asked).toEqual(listFrom(userId, { sortField: 'created_at', sortDirection: 'desc' }));
  });

  it.each([1, 5, 100])('is the same in pages of %i', async (limit) => {
    await expectWhole({ sortField: 'name', type: 'inpaint' }, limit);
    await expectWhole({ search: 'a' }, limit);
  });

  it.each([
    ['%', 21],
    ['_', 11],
    ['\\', 12],
    ['100%', 21],
    ['oeuvre', 11],
    ['CANAPE gris', 13],
    ['lamp', 11],
    ['gris sofa', 0],
    ['   ', 64],
  ])('finds %j word by word, without regard to case and accents', async (search, all) => {
    const found = [await page({ search }, listMemory()), await page({ search, trash: 'true' }, listMemory())];
    expect(found[0]?.total).toBe(plainList(files, { search }).length);
    expect(found.reduce((sum, { total }) => sum + total, 0)).toBe(all);
  });

  it('ends where it ends, however far behind that a page begins', async () => {
    for (const query of [{}, { type: 'edited' }, { search: 'salon' }] as const)
      for (const offset of [48, 10_000_000])
        expect(await page({ ...query, offset }, listMemory())).toMatchObject({
          files: [],
          total: plainList(files, query).length,
        });
  });

  it('is nobody else’s', async () => {
    const stranger = await makeUser(on.db);
    for (const query of [{}, { search: 'salon' }, { trash: 'true' }] as const)
      expect(
        await readList({ db: on.db, memory: listMemory() }, listFrom(stranger.id, query), {
          offset: 0,
          limit: 100,
        }),
      ).toMatchObject({ files: [], total: 0 });
  });
});
