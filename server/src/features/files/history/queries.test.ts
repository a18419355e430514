import type { ListFilesQuery } from '@maquette/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '#test/support/build-test-app.ts';
import { makeUser } from '#test/support/make-user.ts';
import { databaseKinds } from '#test/support/test-database.ts';
import type { StoredFile } from '../files.store.ts';
import { listMemory } from '../lists/list-memory.ts';
import { keepPictures, pictureOf } from '#test/support/files/keep-pictures.ts';
import { plainList } from '#test/support/files/plain-list.ts';
import { listFiles } from './queries.ts';
import { starFile } from './star-file.ts';
import { deleteFiles, restoreFiles } from './trash.ts';

/** More than are looked through in one go. */
const MANY = 1300;

const lists: readonly ListFilesQuery[] = [
  {},
  { sortDirection: 'asc', sortField: 'name' },
  { sortField: 'size', type: 'inpaint' },
  { sortField: 'type', starred: 'true' },
  { search: 'sofa' },
  { search: 'lamp sofa', sortField: 'name' },
  { trash: 'true' },
  { album: 'salon', sortField: 'size' },
];

const anything = fc.nat({ max: MANY * 2 });
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constant('read' as const),
      list: fc.constantFrom(...lists),
      process: fc.constantFrom(0, 1),
      offset: fc.oneof(fc.constant(0), fc.nat({ max: MANY })),
      pages: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('add' as const), at: anything }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constantFrom('trash', 'restore', 'delete', 'star', 'unstar'),
      at: anything,
    }),
  },
);

describe.each(databaseKinds())('the pages of a history that changes (%s)', (kind) => {
  const on = useTestApp({ kind });

  const makePicture = (userId: string, index: number): StoredFile =>
    pictureOf(userId, {
      type: (['upload', 'inpaint_result', 'edited'] as const)[index % 3] ?? 'upload',
      name: `Room ${index % 50}.jpg`,
      bytes: 1000 + (index % 7),
      albumId: index % 3 === 0 ? 'salon' : null,
      prompt: ['a sofa', 'a lamp', 'a lamp and a sofa', null][index % 4] ?? null,
      createdAt: Date.UTC(2026, 0, 1) + Math.floor(index / 3),
    });

  it('are what the plain list holds there at that moment, whichever process is asked', async () => {
    const { id: userId } = await makeUser(on.current.db);
    const actor = { kind: 'user', userId, sessionId: '', role: 'user' } as const;
    // Each has a memory of its own, as two processes on one database have.
    const processes = [listMemory(), listMemory()].map((memory) => ({
      ...on.current.context({ actor }),
      ...on.current.house.deps.files,
      memory,
    }));
    const [ctx] = processes;
    if (!ctx) throw new Error('no process');
    let files = Array.from({ length: MANY }, (_, index) => makePicture(userId, index));
    await keepPictures(on.current, files);

    const change = (id: string, how: Partial<StoredFile>) => {
      files = files.map((file) => (file.id === id ? { ...file, ...how } : file));
    };
    const changes = {
      trash: async ({ id }: StoredFile) => {
        await deleteFiles(ctx, { ids: [id], isPermanent: false });
        change(id, { deletedAt: 1 });
      },
      restore: async ({ id }: StoredFile) => {
        await restoreFiles(ctx, { ids: [id] });
        change(id, { deletedAt: null });
      },
      delete: async ({ id }: StoredFile) => {
        await deleteFiles(ctx, { ids: [id], isPermanent: true });
        files = files.filter((file) => file.id !== id);
      },
      star: async ({ id, deletedAt }: StoredFile) => {
        if (deletedAt !== null) return;
        await starFile(ctx, { id, isStarred: true });
        change(id, { starredAt: 1 });
      },
      unstar: async ({ id, deletedAt }: StoredFile) => {
        if (deletedAt !== null) return;
        await starFile(ctx, { id, isStarred: false });
        change(id, { starredAt: null });
      },
    };
    const read = async ({
      list,
      process,
      offset,
      pages,
    }: Extract<typeof step extends fc.Arbitrary<infer S> ? S : never, { does: 'read' }>) => {
      const whole = plainList(files, list);
      for (let at = offset; at < offset + pages * 20; at += 20) {
        const page = await listFiles(processes[process] ?? ctx, { ...list, offset: at, limit: 20 });
        expect(page.files.map(({ id }) => id)).toEqual(whole.slice(at, at + 20));
        expect(page.total).toBe(whole.length);
        const kept = files.filter(({ deletedAt }) => deletedAt === null);
        expect(page.storageBytes).toBe(kept.reduce((sum, { bytes }) => sum + bytes, 0));
      }
    };

    const property = fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30 }), async (steps) => {
      for (const one of steps) {
        if (one.does === 'read') await read(one);
        else if (one.does === 'add') {
          const added = makePicture(userId, one.at);
          await keepPictures(on.current, [added]);
          files.push(added);
        } else {
          const file = files[one.at % files.length];
          if (file) await changes[one.does as keyof typeof changes](file);
        }
      }
    });
    await fc.assert(property, { numRuns: 8, endOnFailure: true });
  });

  it('are never a mixture of before and after when the history changes while they are read', async () => {
    const { id: userId } = await makeUser(on.current.db);
    const actor = { kind: 'user', userId, sessionId: '', role: 'user' } as const;
    const ctx = { ...on.current.context({ actor }), ...on.current.house.deps.files };
    const files = Array.from({ length: MANY }, (_, index) => makePicture(userId, index));
    await keepPictures(on.current, files);
    const query = { search: 'sofa', limit: 100 } as const;
    for (let round = 0; round < 8; round++) {
      const before = plainList(files, query);
      const added = pictureOf(userId, { prompt: 'sofa', createdAt: Date.UTC(2026, 5, round + 1) });
      const [page] = await Promise.all([listFiles(ctx, query), keepPictures(on.current, [added])]);
      files.push(added);
      const after = plainList(files, query);
      const told = page.files.map(({ id }) => id);
      expect([before, after].map((whole) => whole.slice(0, 100))).toContainEqual(told);
      expect(page.total).toBe(told[0] === added.id ? after.length : before.length);
      expect((await listFiles(ctx, query)).files.map(({ id }) => id)).toEqual(after.slice(0, 100));
    }
  });
});
