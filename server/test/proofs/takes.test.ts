import type { Edit, EditAnswer } from '@maquette/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { examine } from '../../src/doctor/examine.ts';
import { ownerOfBlob } from '../../src/features/files/index.ts';
import { sweepPreviews } from '../../src/features/edits/index.ts';
import { buildTestApp, type TestApp } from '../support/build-test-app.ts';
import { finished, inpaintCall, maskPart, painter, photoPart, postForm } from '../support/edit-drivers.ts';
import { enginesOf, fakeEngine } from '../support/fake-engine.ts';
import { fakeFinder } from '../support/fake-finder.ts';
import { databaseKinds } from '../support/test-database.ts';

const takes = [
  { method: 'planes', colour: [200, 30, 60], rating: 0.8 },
  { method: 'floor', colour: [30, 60, 200], rating: 0.3 },
] as const;

describe.each(databaseKinds())('after a life of takes and previews (%s)', (kind) => {
  const engine = fakeEngine({ takes });
  let on: TestApp;
  beforeAll(async () => {
    const finder = fakeFinder({}, () => ({ success: 0.1, reasons: ['large'] }));
    on = await buildTestApp({ kind, changes: { engines: enginesOf(engine, { own: engine }), finder } });
    on.house.startWork();
  });
  afterAll(() => on.close());

  it('the doctor finds nothing wrong with storage, money and pictures', async () => {
    const ctx = { ...on.context(), ...on.house.deps.edits };
    const inject = (who: { headers: Record<string, string> }, method: 'POST' | 'DELETE', url: string) =>
      on.app.inject({ method, url: `/api${url}`, headers: who.headers });
    const lives = [
      async () => undefined,
      async (who: { headers: Record<string, string> }, edit: Edit) => {
        await on.app.inject({
          method: 'POST',
          url: `/api/edits/${edit.id}/take`,
          headers: who.headers,
          payload: { index: 1 },
        });
      },
      (who: { headers: Record<string, string> }, edit: Edit) =>
        inject(who, 'DELETE', `/files/${edit.files[0]?.id}`),
      (who: { headers: Record<string, string> }, edit: Edit) =>
        inject(who, 'DELETE', `/files/${edit.files[0]?.id}?permanent=true`),
    ];
    for (const live of lives) {
      const who = await painter(on);
      const parts = { image: await photoPart(), mask: await maskPart(), mode: 'remove' };
      const { requestId } = (await postForm(on, who, inpaintCall(parts))).json<EditAnswer>();
      const kept = await inject(who, 'POST', `/edits/${requestId}/keep`);
      await live(who, await finished(on, who, kept.json<Edit>().id));
    }
    const patient = {
      db: on.db,
      kind,
      blobs: ctx.blobs,
      ownerOfBlob,
      decodes: async () => true,
      now: on.clock.now,
    };
    const faults = async () => (await examine(patient, async () => undefined)).faults;
    expect(await faults()).toEqual([]);
    await sweepPreviews({ ...ctx, now: () => on.clock.now() + 25 * 3_600_000 });
    expect(await faults()).toEqual([]);
  });
});
