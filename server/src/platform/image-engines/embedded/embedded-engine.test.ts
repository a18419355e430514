import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { fakeEngine } from '#test/support/fake-engine.ts';
import { silentLog } from '../../log.ts';
import type { EngineJob, EngineOutcome, ImageEngine } from '../image-engine.ts';
import { describeImageEngine, emptyJournal, sampleJob, wordsOf } from '../image-engine.suite.ts';
import { embeddedEngine } from './embedded-engine.ts';

const start = () => embeddedEngine({ runtimeDir: inject('runtimeDir'), log: silentLog, atOnce: 2 });

describeImageEngine('embedded', start, { task: 'search-recolor', words: wordsOf('sage green', 'wall') });
describeImageEngine('fake', () => fakeEngine());

const watch = () => ({
  signal: new AbortController().signal,
  onProgress: () => undefined,
  journal: emptyJournal,
});

/** Drawn in a moment. */
const stool = { words: wordsOf('a brown stool'), steps: 1 };

/** What the engine makes of a small sample job, and the pixels of the part afterwards. */
const perform = async (
  engine: ImageEngine,
  changes: Partial<EngineJob>,
): Promise<EngineOutcome & { readonly pixels: Buffer }> => {
  const job = sampleJob({ ...stool, ...changes }, 2);
  try {
    const outcome = await engine.perform(job, watch());
    return { ...outcome, pixels: readFileSync(outcome.edited.path) };
  } finally {
    rmSync(job.folder, { recursive: true });
  }
};

describe('the embedded engine', { timeout: 120_000 }, () => {
  const brokenFolder = mkdtempSync(join(tmpdir(), 'maquette-engine-'));
  let engine: ImageEngine;
  beforeAll(() => {
    engine = start();
  });
  afterAll(async () => {
    await engine.close();
    rmSync(brokenFolder, { recursive: true, force: true });
  });

  it.each([
    ['is not there', null],
    ['does not start', 'throw new Error("broken");'],
    ['dies at work', 'process.on("message", () => process.exit(1));'],
    ['fails at work', 'process.on("message", () => process.send({ answer: { fault: "broken" } }));'],
  ])('fails a job, and the next one, when its process %s', async (_, program) => {
    const path = join(brokenFolder, 'engine-process.js');
    rmSync(path, { force: true });
    if (program) writeFileSync(path, program);
    const broken = embeddedEngine({ runtimeDir: brokenFolder, log: silentLog, atOnce: 1 });
    for (let again = 0; again < 2; again++) {
      await expect(perform(broken, {})).rejects.toMatchObject({ code: 'engine_failed' });
    }
    await broken.close();
  });

  it('keeps a process that holds much for the next job, unless the picture was large', async () => {
    const started = join(brokenFolder, 'started');
    writeFileSync(
      join(brokenFolder, 'engine-process.js'),
      `const held = Buffer.alloc(200 * 2 ** 20, 1);
      require('node:fs').appendFileSync(${JSON.stringify(started)}, '+');
      process.on('message', () => process.send({ answer: { refusal: 'no_model', held: held.length } }));`,
    );
    const kept = embeddedEngine({ runtimeDir: brokenFolder, log: silentLog, atOnce: 1 });
    const part = { path: 'nowhere', width: 5000, height: 4000 };
    const starts: string[] = [];
    for (const changes of [{}, {}, { part }, {}]) {
      await expect(perform(kept, changes)).rejects.toMatchObject({ code: 'no_model' });
      starts.push(readFileSync(started, 'utf8'));
    }
    await kept.close();
    expect(starts).toEqual(['+', '+', '+', '++']);
  });

  it('lets a process see a photo before its first edit, where edits that are prepared here are made here', async () => {
    const told = join(brokenFolder, 'told');
    writeFileSync(
      join(brokenFolder, 'engine-process.js'),
      `process.on('message', ({ expected }) => {
        require('node:fs').appendFileSync(${JSON.stringify(told)}, process.pid + (expected ? ' ' + expected.path : ' job') + '\\n');
        process.send({ answer: expected ? { expected: 'read' } : { refusal: 'no_model' } });
      });`,
    );
    const options = { runtimeDir: brokenFolder, log: silentLog, atOnce: 1 };
    expect(embeddedEngine(options).warm).toBeUndefined();
    const ahead = embeddedEngine({ ...options, beginsAhead: true });
    await ahead.warm?.({ path: 'overview', width: 160, height: 120 });
    await expect(perform(ahead, {})).rejects.toMatchObject({ code: 'no_model' });
    await ahead.close();
    const lines = readFileSync(told, 'utf8').trim().split('\n');
    const pid = lines[0]?.split(' ')[0];
    expect(lines).toEqual([`${pid} overview`, `${pid} job`]);
  });

  it('works on when the photo that it was to see ahead is gone, or its process', async () => {
    const ahead = embeddedEngine({
      ...{ runtimeDir: inject('runtimeDir'), log: silentLog },
      ...{ atOnce: 1, beginsAhead: true },
    });
    await ahead.warm?.({ path: join(brokenFolder, 'gone'), width: 160, height: 120 });
    await expect(perform(ahead, {})).resolves.toMatchObject({ confidence: null });
    await ahead.close();
    const broken = join(brokenFolder, 'engine-process.js');
    writeFileSync(broken, 'process.on("message", () => process.exit(1));');
    const dying = embeddedEngine({ runtimeDir: brokenFolder, log: silentLog, beginsAhead: true });
    await dying.warm?.({ path: 'overview', width: 160, height: 120 });
    await dying.close();
  });

  it('makes the same pixels from the same seed', async () => {
    const first = await perform(engine, { seed: 3 });
    expect((await perform(engine, { seed: 3 })).pixels.equals(first.pixels)).toBe(true);
  });

  it('removes without any words', async () => {
    const { english } = await perform(engine, { task: 'remove', words: wordsOf('') });
    expect(english).toBeNull();
  });

  it('draws nothing for what it has no model of, and goes on working', async () => {
    const parrot = perform(engine, { words: wordsOf('un perroquet vert'), allowStandIn: true });
    await expect(parrot).rejects.toMatchObject({ code: 'no_model' });
    const { english } = await perform(engine, { words: wordsOf('un pouf vert') });
    expect(english).toBe('a green pouf');
  });
});
