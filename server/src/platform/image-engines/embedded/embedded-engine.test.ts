import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { fakeEngine } from '../../../testing/fake-engine.ts';
import { silentLog } from '../../log.ts';
import { describeImageEngine, sampleJob } from '../image-engine.suite.ts';
import { embeddedEngine } from './embedded-engine.ts';

const start = () => embeddedEngine({ runtimeDir: inject('runtimeDir'), log: silentLog, atOnce: 2 });

describeImageEngine('embedded', start);
describeImageEngine('fake', () => fakeEngine());

const never = () => ({ signal: new AbortController().signal, onProgress: () => undefined });

describe('the embedded engine', () => {
  const brokenFolder = mkdtempSync(join(tmpdir(), 'maquette-engine-'));
  afterAll(() => rmSync(brokenFolder, { recursive: true, force: true }));

  it.each([
    ['is not there', null],
    ['does not start', 'throw new Error("broken");'],
    ['dies at work', 'require("node:worker_threads").parentPort.on("message", () => process.exit(1));'],
    [
      'fails at work',
      'const { parentPort } = require("node:worker_threads"); parentPort.on("message", () => parentPort.postMessage({ fault: "broken" }));',
    ],
  ])('fails a job, and the next one, when its worker %s', async (_, program) => {
    const path = join(brokenFolder, 'engine-worker.js');
    rmSync(path, { force: true });
    if (program) writeFileSync(path, program);
    const engine = embeddedEngine({ runtimeDir: brokenFolder, log: silentLog, atOnce: 1 });
    for (let again = 0; again < 2; again++) {
      await expect(engine.inpaint(sampleJob(), never())).rejects.toMatchObject({ code: 'engine_failed' });
    }
    await engine.close();
  });

  it('makes the same pixels from the same seed', async () => {
    const engine = start();
    const pixels = async (seed: number) =>
      Buffer.from((await engine.inpaint(sampleJob({ seed }), never())).part.data).toString('base64');
    const first = await pixels(3);
    expect(await pixels(3)).toBe(first);
    await engine.close();
  });

  it('says honestly what it drew instead of what it does not know', async () => {
    const engine = start();
    const { closest, english } = await engine.inpaint(sampleJob({ prompt: 'un perroquet vert' }), never());
    expect(closest).not.toBeNull();
    expect(english).not.toBeNull();
    await engine.close();
  });
});
