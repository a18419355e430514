import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { keptSecret } from './secret-file.ts';

it('is made once, kept, readable by the owner alone, and of 256 bits', () => {
  const folder = temporaryFolder();
  const secret = keptSecret(folder);
  expect(keptSecret(folder)).toBe(secret);
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['secret']);
  expect(keptSecret(temporaryFolder())).not.toBe(secret);
});
