import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { hasProcFiles, isRunning } from '#test/support/process-tree.ts';
import { silentLog } from '../log.ts';
import { type Child, type ChildEnd, startChild } from './start-child.ts';

describe('a child', () => {
  const folder = mkdtempSync(join(tmpdir(), 'maquette-child-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const start = (
    program: string,
    residentMax = 500,
    onAsk?: (question: unknown, signal: AbortSignal) => Promise<unknown>,
  ) => {
    writeFileSync(join(folder, 'program.js'), program);
    let tellEnd: (end: ChildEnd) => void;
    let tellAnswer: (answer: unknown) => void;
    const ended = new Promise<ChildEnd>((resolve) => (tellEnd = resolve));
    const answered = new Promise<unknown>((resolve) => (tellAnswer = resolve));
    const limits = { name: 'program', residentMax, heapMax: 64 };
    const child: Child<object> = startChild({ runtimeDir: folder, log: silentLog }, limits, {
      onAnswer: (answer: unknown) => tellAnswer(answer),
      onEnd: (end) => tellEnd(end),
      ...(onAsk && { onAsk }),
    });
    return { child, ended, answered };
  };
  const READY = 'process.send("ready");';

  it('that does not start says so', async () => {
    expect(await start('throw new Error("broken")').ended).toEqual({
      wasUp: false,
      wasTooLarge: false,
      wasKilled: false,
    });
  });

  it('gets nothing of the server’s settings', async () => {
    const { child, answered } = start(
      'process.on("message", () => process.send({ answer: { ...process.env } }));',
    );
    child.send({});
    const seen = (await answered) as Record<string, string>;
    expect(Object.keys(seen).filter((name) => !name.startsWith('NODE_'))).toEqual(['MALLOC_ARENA_MAX']);
    await child.end();
  });

  it.runIf(hasProcFiles)('is killed when its buffers hold more than it may, beside its heap', async () => {
    const hoard = `${READY} globalThis.kept = Buffer.alloc(300 << 20, 1); setInterval(() => {}, 1000);`;
    expect(await start(hoard, 200).ended).toEqual({
      wasUp: true,
      wasTooLarge: true,
      wasKilled: false,
    });
  });

  it('ends when its heap grows beyond what it may hold', async () => {
    const hoard = `${READY} const kept = []; process.on('disconnect', () => process.exit()); for (;;) kept.push({});`;
    expect(await start(hoard).ended).toMatchObject({ wasTooLarge: false });
  });

  it.runIf(hasProcFiles)(
    'is gone soon after its server was killed, even if it computes without an end',
    async () => {
      const program = join(inject('runtimeDir'), 'endless-child.js');
      const server = `
      const child = require('node:child_process').fork(process.argv[1], [String(process.pid)]);
      child.on('message', (said) => said === 'ready' ? child.send({}) : console.log(said.answer));`;
      const parent = spawn(process.execPath, ['-e', server, program], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const [said] = (await once(parent.stdout, 'data')) as [Buffer];
      const pid = Number(said.toString());
      expect(isRunning(pid)).toBe(true);
      parent.kill('SIGKILL');
      await expect.poll(() => isRunning(pid)).toBe(false);
    },
  );

  const ASKS = `process.on('message', (told) => {
    if (told.replied) process.send({ answer: told.replied });
    else process.send({ ask: { id: 7, question: 'who?' } });
  });`;

  it.each([
    ['what it is told', async (question: unknown) => `${String(question)} me`, 'who? me'],
    ['nothing when nobody knows', () => Promise.reject(new Error('unknown')), null],
    ['nothing where nobody is asked', undefined, null],
  ])('may ask the server back, and hears %s', async (_, onAsk, reply) => {
    const { child, answered } = start(READY + ASKS, 500, onAsk);
    child.send({});
    expect(await answered).toEqual({ id: 7, reply });
    await child.end();
  });

  it('that is gone needs no reply any more', async () => {
    let child: Child<object> | undefined;
    const signal = await new Promise<AbortSignal>((resolve) => {
      const asking = (_question: unknown, asked: AbortSignal): Promise<unknown> => {
        resolve(asked);
        return new Promise(() => undefined);
      };
      ({ child } = start(READY + ASKS, 500, asking));
      child.send({});
    });
    expect(signal.aborted).toBe(false);
    await child?.end();
    expect(signal.aborted).toBe(true);
  });

  it('that somebody else kills is told from one that was let go', async () => {
    const idle = `${READY} setInterval(() => {}, 1000); process.send({ answer: 1 });`;
    const stranger = start(idle);
    await stranger.answered;
    process.kill(stranger.child.pid ?? 0, 'SIGKILL');
    expect(await stranger.ended).toMatchObject({ wasKilled: true });
    const ours = start(idle);
    await ours.answered;
    await ours.child.end();
    expect(await ours.ended).toMatchObject({ wasKilled: false });
  });

  it('is gone when it is told to end, whatever it does', async () => {
    const { child, ended } = start(`${READY} for (;;);`);
    await child.end();
    expect(await ended).toMatchObject({ wasTooLarge: false });
  });
});
