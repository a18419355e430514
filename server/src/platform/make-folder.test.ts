import { existsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { makeFolder } from './make-folder.ts';

it('is not made in the place of a file, nor below one', () => {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  for (const folder of [file, join(file, 'inside', 'deeper')])
    expect(() => makeFolder(folder)).toThrow(expect.objectContaining({ code: 'ENOTDIR' }));
});

it.skipIf(!existsSync('/proc/self'))(
  'is given up where the system makes none, without trying for ever',
  () => {
    expect(() => makeFolder('/proc/nope/deeper')).toThrow(expect.objectContaining({ code: 'ENOENT' }));
  },
);

it('is made with those above it, for its owner alone, and left as it is when it is there', () => {
  const parent = temporaryFolder();
  const folder = join(parent, 'a', 'b');
  makeFolder(folder);
  makeFolder(folder);
  expect([join(parent, 'a'), folder].map((path) => statSync(path).mode & 0o777)).toEqual([0o700, 0o700]);
});
