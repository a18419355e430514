import { execFileSync } from 'node:child_process';
import { copyFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from '../setup/root.mjs';
import { makeTree, writeTree } from '../testing/make-tree.mjs';

/** A small house in which every import is allowed. */
const HOUSE = {
  'package.json': JSON.stringify({ devDependencies: { vitest: '*' } }),
  'contract/package.json': JSON.stringify({ dependencies: { zod: '*', kysely: '*' } }),
  'contract/src/index.ts': `export { Id } from './values.ts';`,
  'contract/src/values.ts': `import { z } from 'zod';\nexport const Id = z;`,
  'engine/package.json': JSON.stringify({ dependencies: { zod: '*' } }),
  'engine/src/index.ts': `export { grow } from './mask/grow.ts';`,
  'engine/src/mask/grow.ts': `export const grow = 1;`,
  'engine/src/mask/grow.test.ts': `import { test } from 'vitest';\nimport { grow } from './grow.ts';\ntest(String(grow));`,
  'engine/src/prompt/testing/forty-sentences.ts': `export { FRENCH } from './french-sentences.ts';`,
  'engine/src/prompt/testing/french-sentences.ts': `export const FRENCH = 1;`,
  'server/package.json': JSON.stringify({
    dependencies: { fastify: '*', '@maquette/contract': '*', '@maquette/engine': '*' },
    imports: { '#test/*': './test/*' },
    devDependencies: { 'smtp-server': '*', '@maquette/simulators': '*' },
  }),
  'server/src/app/build-app.ts': `import { edits } from '../features/edits/index.ts';\nexport const app = edits;`,
  'server/src/features/auth/index.ts': `export const auth = 1;`,
  'server/src/features/credits/index.ts': `export { reserve } from './reserve-credits.ts';`,
  'server/src/features/credits/credits.store.ts': `import { db } from '../../platform/database/db.ts';\nexport const store = db;\nexport type Row = 1;`,
  'server/src/features/credits/reserve-credits.ts': `import { store } from './credits.store.ts';\nimport { inTransaction } from '../../platform/database/transaction.ts';\nexport const reserve = [store, inTransaction];`,
  'server/src/features/credits/credits.routes.ts': `import { bind } from '../../platform/http/bind.ts';\nimport type { Row } from './credits.store.ts';\nimport { reserve } from './reserve-credits.ts';\nimport { Id } from '@maquette/contract';\nexport const routes: Row | unknown = [bind, reserve, Id];`,
  'server/src/features/edits/index.ts': `import { reserve } from '../credits/index.ts';\nimport { grow } from '@maquette/engine';\nexport const edits = [reserve, grow];`,
  'server/src/platform/database/db.ts': `export const db = 1;`,
  'server/src/platform/database/transaction.ts': `import { db } from './db.ts';\nexport const inTransaction = db;`,
  'server/src/platform/http/bind.ts': `import fastify from 'fastify';\nexport const bind = fastify;`,
  'server/test/support/make-user.ts': `import smtp from 'smtp-server';\nimport { startMail } from '@maquette/simulators';\nimport '../../src/app/build-app.ts';\nexport const makeUser = [smtp, startMail];`,
  'server/test/support/credits/balances.ts': `import { reserve } from '../../../src/features/credits/reserve-credits.ts';\nexport const balances = reserve;`,
  'server/src/features/credits/reserve-credits.test.ts': `import { makeUser } from '#test/support/make-user.ts';\nimport { test } from 'vitest';\ntest(String(makeUser));`,
  'simulators/package.json': JSON.stringify({ dependencies: { zod: '*' } }),
  'simulators/src/index.ts': `export { startMail } from './mail.ts';`,
  'simulators/src/mail.ts': `import { z } from 'zod';\nimport { Id } from '@maquette/contract';\nexport const startMail = [z, Id];`,
  'web/package.json': JSON.stringify({
    dependencies: { react: '*', '@maquette/contract': '*', '@maquette/engine': '*' },
  }),
  'web/src/app/HomePage.tsx': `import { Gallery } from '../features/files/index.ts';\nexport const HomePage = Gallery;`,
  'web/src/features/files/index.ts': `export { Gallery } from './components/Gallery.tsx';`,
  'web/src/features/files/components/Gallery.tsx': `import { useState } from 'react';\nimport { Button } from '../../../ui/Button.tsx';\nexport const Gallery = [useState, Button];`,
  'web/src/features/edits/index.ts': `export { pen } from './model/index.ts';`,
  'web/src/features/edits/model/index.ts': `export { pen } from './pen.ts';`,
  'web/src/features/edits/model/pen.ts': `export const pen = 1;`,
  'web/src/features/edits/model/pen.test.ts': `import { FRENCH } from '../../../../../engine/src/prompt/testing/forty-sentences.ts';\nimport { test } from 'vitest';\ntest(String(FRENCH));`,
  'web/src/platform/api/call.ts': `import { Id } from '@maquette/contract';\nexport const call = Id;`,
  'web/src/ui/Button.tsx': `import { useId } from 'react';\nexport const Button = useId;`,
  'engine/src/models.ts': `export { grow } from './mask/grow.ts';`,
  'training/rooms/room.ts': `import { grow } from '../../engine/src/models.ts';\nexport const room = grow;`,
  'e2e/package.json': JSON.stringify({ dependencies: { '@maquette/engine': '*' } }),
  'e2e/journey.spec.ts': `import { grow } from '@maquette/engine';\nexport const photo = grow;`,
};

/** @type {[rule: string, file: string, code: string][]} */
const FORBIDDEN = [
  ['no-circles', 'server/src/platform/a.ts', `import './b.ts'; export const a = 1;`],
  ['every-import-resolves', 'server/src/platform/lost.ts', `import './nowhere.ts';`],
  ['every-import-resolves', 'web/src/platform/lost.ts', `import '@maquette/contract/values';`],
  ['only-declared-packages', 'web/src/ui/undeclared.ts', `import 'fastify';`],
  ['only-declared-packages', 'engine/src/undeclared.test.ts', `import 'react';`],
  ['test-tools-are-for-tests', 'server/src/platform/untested.ts', `import 'vitest';`],
  ['no-development-packages-in-the-server', 'server/src/platform/mail.ts', `import 'smtp-server';`],
  ['nothing-imports-tests', 'server/src/platform/tested.ts', `import '../../test/support/make-user.ts';`],
  ['nothing-imports-tests', 'server/src/platform/named.ts', `import '#test/support/make-user.ts';`],
  ['simulators-are-for-tests', 'server/src/platform/show.ts', `import '@maquette/simulators';`],
  ['simulators-are-for-tests', 'web/src/platform/show.ts', `import '../../../simulators/src/index.ts';`],
  ['simulators-know-no-product', 'simulators/src/server.ts', `import '../../server/src/app/build-app.ts';`],
  ['simulators-know-no-product', 'simulators/src/pixels.ts', `import '@maquette/engine';`],
  ['test-tools-are-for-tests', 'simulators/src/ending.ts', `import 'vitest';`],
  ['packages-have-one-door', 'server/test/support/mail.ts', `import '../../../simulators/src/mail.ts';`],

  ['contract-uses-zod-alone', 'contract/src/sql.ts', `import 'kysely';`],
  ['contract-uses-zod-alone', 'contract/src/disk.ts', `import 'node:fs';`],
  ['contract-knows-no-workspace', 'contract/src/pixels.ts', `import '../../engine/src/index.ts';`],
  [
    'contract-knows-no-workspace',
    'contract/src/rows.ts',
    `import type {} from '../../server/src/app/build-app.ts';`,
  ],
  ['contract-knows-no-workspace', 'contract/src/page.ts', `import '../../web/src/ui/Button.tsx';`],
  ['engine-uses-nothing', 'engine/src/schema.ts', `import 'zod';`],
  ['engine-uses-nothing', 'engine/src/disk.ts', `import 'node:fs';`],
  ['engine-knows-no-workspace', 'engine/src/wire.ts', `import '../../contract/src/index.ts';`],
  [
    'web-never-sees-server',
    'web/src/app/rows.ts',
    `import type {} from '../../../server/src/app/build-app.ts';`,
  ],
  ['server-never-sees-web', 'server/src/app/page.ts', `import '../../../web/src/ui/Button.tsx';`],
  ['training-uses-models-alone', 'training/rooms/deep.ts', `import '../../engine/src/mask/grow.ts';`],
  ['server-never-sees-web', 'server/src/app/trained.ts', `import '../../../training/rooms/room.ts';`],
  ['journeys-use-the-real-thing', 'e2e/short-cut.spec.ts', `import '../server/src/app/build-app.ts';`],
  ['packages-have-one-door', 'server/src/platform/side.ts', `import '../../../contract/src/values.ts';`],
  [
    'packages-have-one-door',
    'web/src/platform/side.ts',
    `import type {} from '../../../engine/src/mask/grow.ts';`,
  ],
  [
    'nothing-imports-tests',
    'web/src/platform/sentences.ts',
    `import '../../../engine/src/prompt/testing/forty-sentences.ts';`,
  ],
  [
    'packages-have-one-door',
    'web/src/platform/side.test.ts',
    `import '../../../engine/src/prompt/testing/french-sentences.ts';`,
  ],

  ['server-credits-uses-only-credits', 'server/src/features/credits/up.ts', `import '../edits/index.ts';`],
  [
    'server-edits-uses-only-edits+files+credits',
    'server/src/features/edits/who.ts',
    `import '../auth/index.ts';`,
  ],
  ['web-files-uses-only-files', 'web/src/features/files/draw.ts', `import '../edits/index.ts';`],
  [
    'features-have-one-door-for-app',
    'server/src/app/in.ts',
    `import '../features/credits/reserve-credits.ts';`,
  ],
  [
    'features-have-one-door-for-app',
    'server/test/proofs/in.test.ts',
    `import '../../src/features/credits/reserve-credits.ts';`,
  ],
  [
    'features-have-one-door-for-app',
    'web/src/app/in.ts',
    `import '../features/files/components/Gallery.tsx';`,
  ],
  [
    'features-have-one-door-for-features',
    'server/src/features/edits/in.ts',
    `import '../credits/reserve-credits.ts';`,
  ],

  ['platform-is-below', 'server/src/platform/up.ts', `import '../features/auth/index.ts';`],
  ['platform-is-below', 'web/src/platform/up.ts', `import '../app/HomePage.tsx';`],
  ['features-are-below-app', 'server/src/features/auth/up.ts', `import '../../app/build-app.ts';`],
  ['ui-is-plain', 'web/src/ui/Fetching.tsx', `import '../platform/api/call.ts';`],
  ['ui-is-plain', 'web/src/ui/Knowing.tsx', `import '@maquette/contract';`],

  [
    'only-stores-touch-the-database',
    'server/src/features/auth/sql.ts',
    `import type {} from '../../platform/database/db.ts';`,
  ],
  [
    'routes-use-verbs-not-stores',
    'server/src/features/credits/other.routes.ts',
    `import { store } from './credits.store.ts'; store;`,
  ],
  ['only-routes-speak-http', 'server/src/features/auth/sign-in.ts', `import '../../platform/http/bind.ts';`],
  ['only-routes-speak-http', 'server/src/features/auth/reply.ts', `import type {} from 'fastify';`],
  ['models-know-no-react', 'web/src/features/files/model/state.ts', `import 'react';`],
  ['web-has-no-node', 'web/src/platform/disk.ts', `import 'node:path';`],
];

/** The other half of a circle, which is reported once. */
const PARTNER = { 'server/src/platform/b.ts': `import type { a } from './a.ts'; export type B = typeof a;` };

/** @param {Record<string, string>} files */
function judge(files) {
  const root = makeTree(files);
  for (const name of ['zod', 'kysely', 'fastify', 'react', 'vitest', 'smtp-server']) {
    writeTree(root, {
      [`node_modules/${name}/package.json`]: JSON.stringify({ name, main: 'index.js' }),
      [`node_modules/${name}/index.js`]: 'export default 1;',
    });
  }
  for (const name of ['contract', 'engine', 'simulators']) {
    writeTree(root, { [`${name}/package.json`]: withDoor(name, files[`${name}/package.json`] ?? '{}') });
    writeTree(root, { 'node_modules/@maquette/.keep': '' });
    symlinkSync(path.join(root, name), path.join(root, 'node_modules/@maquette', name));
  }
  for (const file of ['.dependency-cruiser.cjs', 'tsconfig.json', 'tsconfig.base.json']) {
    copyFileSync(path.join(ROOT, file), path.join(root, file));
  }
  const program = path.join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const args = [
    program,
    '--output-type',
    'json',
    'contract',
    'engine',
    'server',
    'web',
    'simulators',
    'e2e',
    'training',
  ];
  const report = execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });
  /** @type {{ rule: { name: string }, from: string, to: string }[]} */
  const violations = JSON.parse(report).summary.violations;
  return violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
}

/**
 * @param {string} name
 * @param {string} json
 */
function withDoor(name, json) {
  return JSON.stringify({ name: `@maquette/${name}`, exports: './src/index.ts', ...JSON.parse(json) });
}

test('a house that keeps to the rules is left alone', () => {
  expect(judge(HOUSE)).toEqual([]);
});

describe('an import against the rules is refused', () => {
  /** @type {ReturnType<typeof judge>} */
  let violations;
  beforeAll(() => {
    violations = judge({
      ...HOUSE,
      ...PARTNER,
      ...Object.fromEntries(FORBIDDEN.map(([, file, code]) => [file, code])),
    });
  });

  test.each(FORBIDDEN)('%s in %s', (rule, file) => {
    expect(violations.filter(({ from }) => from === file)).toContainEqual(expect.objectContaining({ rule }));
  });

  test('and every rule of the house has been tried', async () => {
    const { forbidden } = (await import('../../.dependency-cruiser.cjs')).default;
    const general = forbidden
      .map((/** @type {{ name: string }} */ { name }) => name)
      .filter((/** @type {string} */ name) => !/-uses-only-|^(server|web)-.*-has-one-door$/.test(name));
    expect(
      general.filter((/** @type {string} */ name) => !FORBIDDEN.some(([tried]) => tried === name)),
    ).toEqual([]);
  });
});
