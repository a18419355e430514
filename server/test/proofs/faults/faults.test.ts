import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { liveIn } from '../../support/lived-in-folder.ts';
import { hasObjectStore, useObjectStore } from '../../support/object-store.ts';
import { mayMount } from '../../support/small-disk.ts';
import { databaseKinds } from '../../support/test-database.ts';
import { isPlayed, type Need, planNeeds, planOf, tellPlan } from './plan.ts';
import { play } from './play.ts';
import { mayLimitFiles } from './strikes-on-machines.ts';

/** `npm run test:faults -- --seeds N --first M` plays others. */
const first = Number(process.env['FAULT_FIRST'] ?? 1);
const seeds = Number(process.env['FAULT_SEEDS'] ?? 20);
/** For a machine that may be busy; most of a plan is waiting. */
const LIMIT_MS = 400_000;

const has: Record<Need, boolean> = {
  stores: hasObjectStore() && databaseKinds().includes('postgres'),
  disk: mayMount(),
  limits: mayLimitFiles(),
};

// Some at once: each of them mostly waits.
describe.concurrent('everybody has what they were promised, whatever befalls the installation,', () => {
  const home = mkdtempSync(join(tmpdir(), 'maquette-faults-home-'));
  const store = has.stores ? useObjectStore() : { current: null };
  beforeAll(() => liveIn(home, { photos: 2 }));
  afterAll(() => rmSync(home, { recursive: true, force: true }));

  for (let seed = first; seed < first + seeds; seed++) {
    const plan = planOf(seed);
    if (!isPlayed(plan)) continue;
    const mayPlay = [...planNeeds(plan)].every((need) => has[need]);
    it.skipIf(!mayPlay)(`${tellPlan(plan)}`, { timeout: LIMIT_MS }, async () => {
      const played = await play(plan, { home, store: store.current });
      if (process.env['FAULT_TELL'])
        console.log([tellPlan(plan), `answers: ${played.answers}`, ...played.faults].join('\n  '));
      expect(played.faults).toEqual([]);
    });
  }
});
