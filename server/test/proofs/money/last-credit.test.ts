import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { decodesIn } from '../../../src/doctor/decodes.ts';
import { examine } from '../../../src/doctor/examine.ts';
import { ownerOfBlob } from '../../../src/features/files/index.ts';
import { useTestApp } from '../../support/build-test-app.ts';
import { balanceOf, inpaintCall, painter, photoPart, postForm } from '../../support/edit-drivers.ts';
import { enginesOf, fakeEngine } from '../../support/fake-engine.ts';
import { signedIn, type SignedInUser } from '../../support/signed-in.ts';
import { databaseKinds } from '../../support/test-database.ts';

/** `npm run test:money` plays 200. */
const rounds = Number(process.env['MONEY_ROUNDS'] ?? 5);
const atOnce = 20;
const limitMs = 60_000 + rounds * 10_000;

describe.each(databaseKinds())('the last credit (%s)', (kind) => {
  const engine = fakeEngine();
  const house = useTestApp({ kind, changes: { engines: enginesOf(engine) } });

  /** Somebody with one credit, a stored photo and two tabs. */
  const poor = async (image: Awaited<ReturnType<typeof photoPart>>) => {
    const on = house.current;
    const first = await painter(on, 1);
    const answer = await postForm(on, first, { path: '/files/upload', parts: { image } });
    const { id } = answer.json<{ file: { id: string } }>().file;
    return { tabs: [first, await signedIn(on, first.user)] as const, fileId: id };
  };
  const edit = (who: SignedInUser, fileId: string) => {
    const parts = { fileId, prompt: 'a sofa', mask_area: 'center' };
    return postForm(house.current, who, inpaintCall(parts, { prefer: 'respond-async' }));
  };

  it(
    `pays for exactly one of ${atOnce} edits that two tabs begin at the same moment, ${rounds} times over`,
    async () => {
      const image = await photoPart({ width: 64, height: 48 });
      const before = engine.jobs.length;
      house.current.house.startWork();
      for (let round = 0; round < rounds; round++) {
        const { tabs, fileId } = await poor(image);
        const calls = Array.from({ length: atOnce }, (_, i) => edit(tabs[i % 2 === 0 ? 0 : 1], fileId));
        const statuses = (await Promise.all(calls)).map(({ statusCode }) => statusCode).toSorted();
        expect(statuses, `round ${round}`).toEqual([202, ...Array.from({ length: atOnce - 1 }, () => 402)]);
        const { balance, held } = await balanceOf(house.current, tabs[0]);
        // The worker may have finished it already.
        expect(balance, `round ${round}`).toBe(0);
        expect(held, `round ${round}`).toBeLessThanOrEqual(1);
      }
      await expect.poll(() => countOpen(), { timeout: limitMs, interval: 50 }).toBe(0);
      expect(engine.jobs.length - before).toBe(rounds);

      const { db, folder, clock } = house.current;
      const { blobs, images } = house.current.house.deps.files;
      const patient = { db, kind, blobs, ownerOfBlob, decodes: decodesIn(images, folder), now: clock.now };
      expect((await examine(patient, () => nextTurn())).faults).toEqual([]);
    },
    limitMs,
  );

  const countOpen = async (): Promise<number> => {
    const open = house.current.db.selectFrom('edits').select('id').where('finished_at', 'is', null);
    return (await open.execute()).length;
  };
});
