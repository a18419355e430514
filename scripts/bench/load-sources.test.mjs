import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '../checks/list-files.mjs';
import { ROOT } from '../setup/root.mjs';
import { loadSources } from './load-sources.mjs';

/** A source as a bench names it. */
const SOURCE = /'((?:engine|training|contract|server|web)\/[\w./-]+\.ts)'/g;

test('every source that a bench loads is there', () => {
  const named = listFiles(path.join(ROOT, 'scripts/bench'))
    .filter((file) => file.endsWith('.mjs') && !file.endsWith('.test.mjs'))
    .flatMap((file) => [...readFileSync(path.join(ROOT, 'scripts/bench', file), 'utf8').matchAll(SOURCE)]);
  expect(named.length).toBeGreaterThan(20);
  expect(named.map(([, file]) => file).filter((file) => !existsSync(path.join(ROOT, file ?? '')))).toEqual(
    [],
  );
});

test('a source that is gone is told', async () => {
  await expect(loadSources(['engine/src/gone.ts'])).rejects.toThrow(/Could not resolve/);
});
