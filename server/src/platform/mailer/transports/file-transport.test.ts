import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { silentLog } from '../../log.ts';
import { fileTransport } from './file-transport.ts';
import { describeMailTransport, noHurry, testMail } from './mail-transport.suite.ts';

const makeFolder = (): string => {
  const parent = mkdtempSync(join(tmpdir(), 'maquette-mail-'));
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  return join(parent, 'mail');
};

describeMailTransport('file', async () => {
  const folder = makeFolder();
  return {
    transport: fileTransport({ folder, log: silentLog }),
    arrived: () => readdirSync(folder).map((name) => readFileSync(join(folder, name))),
  };
});

it('never writes over a mail that lies there, be it of another run', async () => {
  const folder = makeFolder();
  for (const subject of ['first', 'second']) {
    const transport = fileTransport({ folder, log: silentLog });
    await transport.send(testMail({ source: Buffer.from(subject) }), noHurry);
  }
  const names = ['20260115T120000Z-0001-verification.eml', '20260115T120000Z-0002-verification.eml'];
  expect(readdirSync(folder).toSorted()).toEqual(names);
  expect(names.map((name) => readFileSync(join(folder, name), 'utf8'))).toEqual(['first', 'second']);
});

it('lets nobody else read the links in a mail', async () => {
  const folder = makeFolder();
  await fileTransport({ folder, log: silentLog }).send(testMail(), noHurry);
  const modes = [folder, join(folder, readdirSync(folder)[0] ?? '')].map(
    (path) => statSync(path).mode & 0o077,
  );
  expect(modes).toEqual([0, 0]);
});

it('tells the log where the mail lies, and nothing that stands in it', async () => {
  const folder = makeFolder();
  const lines: unknown[] = [];
  const log = { ...silentLog, info: (fields: object, message: string) => void lines.push([fields, message]) };
  await fileTransport({ folder, log }).send(testMail({ kind: 'password-reset' }), noHurry);
  const path = join(folder, '20260115T120000Z-0001-password-reset.eml');
  expect(lines).toEqual([[{ path, kind: 'password-reset' }, 'mail written']]);
  expect(existsSync(path)).toBe(true);
});

it('leaves nothing half written behind when it fails', async () => {
  const folder = makeFolder();
  writeFileSync(folder, 'a file where the folder should be');
  await expect(fileTransport({ folder, log: silentLog }).send(testMail(), noHurry)).rejects.toThrow(
    /EEXIST|ENOTDIR/,
  );
});
