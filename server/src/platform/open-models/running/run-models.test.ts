import { createHash } from 'node:crypto';
import { readFileSync, renameSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createRandom, type Mask, type PixelImage } from '@maquette/engine';
import { isLong } from '@maquette/engine/testing/size';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { installStandIns, type TestModels } from '#test/support/open-models/model-folder.ts';
import { descendantsOf, hasProcFiles } from '#test/support/process-tree.ts';
import { CLICKED, SOFA, standIns } from '#test/support/open-models/stand-ins.ts';
import { silentLog } from '../../log.ts';
import { modelPlaces, RECORD } from '../model-folder.ts';
import { type Models, runModels } from './run-models.ts';

const runtime = inject('modelRuntime');
const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex');
const never = new AbortController().signal;

/** A grey room with a little grain. */
function photo(width: number, height: number): PixelImage {
  const random = createRandom(1);
  const data = Uint8Array.from({ length: 4 * width * height }, (_, i) =>
    i % 4 === 3 ? 255 : 90 + 40 * (i % 4) + 4 * random(),
  );
  return { width, height, data };
}

function square({ width, height }: PixelImage, from: number, to: number): Mask {
  const data = new Uint8Array(width * height);
  for (let y = from; y < to; y++) data.fill(255, y * width + from, y * width + to);
  return { width, height, data };
}

const share = (mask: Mask): number => mask.data.filter((value) => value > 127).length / mask.data.length;

it('are none where there is no folder of them: nothing else is read, not even the catalogue', async () => {
  const nowhere = join(tmpdir(), 'maquette-no-models-here');
  const models = runModels({ dir: nowhere, catalogue: nowhere, runtimeDir: nowhere, log: silentLog });
  expect([models.states(), models.roles()]).toEqual([[], []]);
  expect(await models.ask({ role: 'depth', picture: photo(8, 8) }, never)).toBeNull();
  await models.close();
});

describe.runIf(runtime)('open models', () => {
  const made: { models: Models; folder: TestModels }[] = [];
  afterEach(async () => {
    for (const { models, folder } of made.splice(0)) {
      await models.close();
      folder.remove();
    }
  });

  const install = (...ids: string[]): TestModels => installStandIns(ids, runtime);
  const run = (folder: TestModels, options: { timeoutMs?: number; idleMs?: number } = {}): Models => {
    const { dir, catalogue } = folder;
    const models = runModels({
      ...{ dir, catalogue, runtimeDir: inject('runtimeDir'), log: silentLog },
      ...options,
    });
    made.push({ models, folder });
    return models;
  };

  describe.each([
    ['erase.lama', 'lama-image-mask'],
    ['erase.lama8', 'lama-input4'],
    ['erase.migan', 'migan-u8'],
  ])('%s fills', (id) => {
    // As large as the model takes it, it has to be brought to no other size.
    const asLarge = [512, 512] as const;
    it.each([[200, 120] as const, ...(isLong || id === 'erase.lama' ? [asLarge] : [])])(
      'a hole in %i x %i pixels with what is around it, and says who it was',
      async (width, height) => {
        const models = run(install(id));
        const picture = photo(width, height);
        for (let y = 40; y < 80; y++) picture.data.fill(0, 4 * (y * width + 40), 4 * (y * width + 80));
        const answer = await models.ask<'fill'>(
          { role: 'fill', picture, hole: square(picture, 38, 82) },
          never,
        );
        expect(answer?.use).toMatchObject({ id, role: 'fill', served: true });
        const filled = answer?.gave;
        expect([filled?.width, filled?.height]).toEqual([width, height]);
        for (const [x, y] of [
          [10, 10],
          [60, 60],
          [width - 1, height - 1],
        ] as const)
          for (const [c, level] of [92, 132, 172].entries())
            expect(Math.abs((filled?.data[4 * (y * width + x) + c] ?? 0) - level)).toBeLessThan(4);
      },
    );
  });

  describe('select.edgetam finds', () => {
    const picture = photo(400, 300);
    const ask = (models: Models, aimed: object) =>
      models.ask<'select'>(
        { role: 'select', key: 'photo', picture, points: [], box: null, ...aimed } as never,
        never,
      );

    it('by a click and by a box, its corners in any order, the best of three first', async () => {
      const models = run(install('select.edgetam'));
      const clicked = await ask(models, { points: [{ x: 200, y: 150, keep: true }] });
      expect(clicked?.gave?.map(({ score }) => Math.round(100 * score))).toEqual([95, 70, 50]);
      const mask = clicked?.gave?.[0]?.mask;
      expect(mask && share(mask)).toBeCloseTo((2 * CLICKED) ** 2 / 1024 ** 2, 2);
      const framed = await ask(models, { box: [300, 200, 100, 50] });
      const box = framed?.gave?.[0]?.mask;
      expect(box && share(box)).toBeCloseTo(0.25, 1);
      expect([box?.data[60 * 400 + 110], box?.data[40 * 400 + 90]]).toEqual([255, 0]);
    });
  });

  it('classes.detr finds what words name, all of a wall, and nothing of what it does not know', async () => {
    const models = run(install('classes.detr'));
    const picture = photo(320, 240);
    const ask = (thing: string) => models.ask<'words'>({ role: 'words', picture, thing }, never);
    const [sofa] = (await ask('sofa'))?.gave ?? [];
    expect(sofa?.score).toBeGreaterThan(0.9);
    expect(sofa && share(sofa.mask)).toBeCloseTo((SOFA[2] - SOFA[0]) * (SOFA[3] - SOFA[1]), 1);
    expect((await ask('wall'))?.gave).toHaveLength(1);
    expect((await ask('bed'))?.gave).toEqual([]);
    expect((await ask('fireplace'))?.gave).toEqual([]);
  });

  it('depth.dav2s tells how near everything is, larger is nearer', async () => {
    const models = run(install('depth.dav2s'));
    const picture = photo(320, 240);
    picture.data.fill(255, 0, 4 * 320 * 100);
    const depth = (await models.ask<'depth'>({ role: 'depth', picture }, never))?.gave;
    expect([depth?.width, depth?.height]).toEqual([518, 392]);
    // As far above the stand-in's horizon as below it.
    expect(depth?.data[20 * 518 + 300]).toBeGreaterThan(depth?.data[341 * 518 + 300] ?? 0);
  });

  describe('serve nobody', () => {
    const fill = (models: Models) => {
      const picture = photo(64, 64);
      return models.ask<'fill'>({ role: 'fill', picture, hole: square(picture, 20, 40) }, never);
    };
    const expectOff = async (models: Models, fault: string): Promise<void> => {
      expect(await fill(models)).toMatchObject({ gave: null, use: { id: 'erase.lama', served: false } });
      expect(models.states()).toMatchObject([{ id: 'erase.lama', isOn: false, fault }]);
      expect(models.roles()).toEqual([]);
    };

    it('where nobody installed any', async () => {
      const models = run(installStandIns([], runtime));
      expect([models.states(), models.roles(), await fill(models)]).toEqual([[], [], null]);
    });

    it('without what computes them', async () => {
      await expectOff(run(installStandIns(['erase.lama'], null)), 'no_runtime');
    });

    it.each([
      ['cut', (file: string) => truncateSync(file, 300)],
      ['a page instead', (file: string) => writeFileSync(file, '<!doctype html><p>Sign in</p>')],
      ['missing', (file: string) => writeFileSync(file, '')],
    ])('when a file is not the one of the catalogue: %s', async (_, spoil) => {
      const folder = install('erase.lama');
      spoil(folder.file('erase.lama'));
      await expectOff(run(folder), 'files_changed');
    });

    /** As an operator's own folder may hold it: of no known hash. */
    const withoutHash = (content: Buffer): TestModels => {
      const folder = install('erase.lama');
      writeFileSync(folder.file('erase.lama'), content);
      folder.change('erase.lama', ({ files }) => ({
        files: files.map(({ path }) => ({ path, bytes: content.length, sha256: sha256(content) })),
      }));
      return folder;
    };

    it('when a file is no model', async () => {
      await expectOff(run(withoutHash(Buffer.from('<!doctype html><p>Sign in</p>'))), 'not_loaded');
    });

    it('when a model takes or gives something else', async () => {
      await expectOff(run(withoutHash(standIns['lama-input4'].model)), 'wrong_tensors');
    });

    it('when its canary sings differently than was recorded', async () => {
      const folder = install('erase.lama');
      folder.change('erase.lama', ({ canary }) => ({
        canary: { ...canary, signature: Array<number>(16).fill(3) },
      }));
      await expectOff(run(folder), 'canary_failed');
    });

    it('when it takes too long', async () => {
      await expectOff(run(install('erase.lama'), { timeoutMs: 1 }), 'timed_out');
    });

    it('while there is too little memory, and only as long', async () => {
      const folder = install('erase.lama');
      folder.change('erase.lama', ({ cost }) => ({ cost: { ...cost, ramMB: 1 << 30 } }));
      const models = run(folder);
      expect(await fill(models)).toMatchObject({ gave: null });
      expect(models.states()).toMatchObject([{ isOn: true, fault: 'short_of_memory' }]);
    });
  });

  it('serve two at once, one after the other, and end when nobody asks any more', async () => {
    const models = run(install('erase.lama'), { idleMs: 1 });
    const picture = photo(64, 64);
    const question = { role: 'fill', picture, hole: square(picture, 20, 40) } as const;
    const both = await Promise.all([models.ask(question, never), models.ask(question, never)]);
    expect(both.map((one) => one?.use.served)).toEqual([true, true]);
    expect(await models.ask(question, never)).toMatchObject({ use: { served: true } });
  });

  describe.runIf(hasProcFiles)('whose process dies in the middle', () => {
    const picture = photo(64, 64);
    const question = { role: 'fill', picture, hole: square(picture, 20, 40) } as const;
    /** The signal reaches the first process as soon as there is one. */
    const askAndEnd = async (models: Models, signal: NodeJS.Signals) => {
      const asking = models.ask(question, never);
      const program = () => descendantsOf(process.pid).find((one) => one.program === 'model-process.js');
      await expect.poll(program).toBeDefined();
      process.kill(program()?.pid ?? 0, signal);
      return asking;
    };

    it('are tried once more', async () => {
      const models = run(install('erase.lama'));
      expect(await askAndEnd(models, 'SIGQUIT')).toMatchObject({ use: { served: true } });
      expect(models.states()).toMatchObject([{ isOn: true, fault: null }]);
    });

    it('are off when the system took them for their memory, and are not tried again', async () => {
      const models = run(install('erase.lama'));
      expect(await askAndEnd(models, 'SIGKILL')).toMatchObject({ gave: null, use: { served: false } });
      expect(models.states()).toMatchObject([{ isOn: false, fault: 'out_of_memory' }]);
    });
  });

  it('stop when nobody wants the answer, and serve the next one', async () => {
    const models = run(install('erase.lama'));
    const picture = photo(64, 64);
    const question = { role: 'fill', picture, hole: square(picture, 20, 40) } as const;
    const gone = new AbortController();
    const unwanted = models.ask(question, gone.signal);
    gone.abort(new Error('enough'));
    await expect(unwanted).rejects.toThrow('enough');
    expect(await models.ask(question, never)).toMatchObject({ use: { served: true } });
  });

  describe('while they run', () => {
    const picture = photo(64, 64);
    const question = { role: 'fill', picture, hole: square(picture, 20, 40) } as const;
    const record = (folder: TestModels) => join(dirname(folder.file('erase.lama')), RECORD);
    /** As the command leaves it that puts the model in its place once more. */
    const putAnew = (folder: TestModels, at: number) => utimesSync(record(folder), at, at);

    it('are noticed when they come, and when they go', async () => {
      const folder = install('erase.lama');
      const { models: place } = modelPlaces(folder.dir);
      const aside = `${place}-aside`;
      renameSync(place, aside);
      const models = run(folder);
      expect([models.states(), models.roles(), await models.ask(question, never)]).toEqual([[], [], null]);
      renameSync(aside, place);
      expect(models.roles()).toEqual(['fill']);
      expect(await models.ask(question, never)).toMatchObject({ use: { served: true } });
      rmSync(dirname(record(folder)), { recursive: true });
      expect([models.states(), models.roles(), await models.ask(question, never)]).toEqual([[], [], null]);
    });

    it('are on again when what was wrong is mended', async () => {
      const folder = install('erase.lama');
      const file = folder.file('erase.lama');
      const good = readFileSync(file);
      truncateSync(file, 300);
      const models = run(folder);
      expect(await models.ask(question, never)).toMatchObject({ gave: null });
      expect(models.states()).toMatchObject([{ isOn: false, fault: 'files_changed' }]);
      writeFileSync(file, good);
      putAnew(folder, 1_800_000_000);
      expect(models.states()).toMatchObject([{ isOn: true, fault: null }]);
      expect(await models.ask(question, never)).toMatchObject({ use: { served: true } });
    });

    it('answer what was asked before they were put anew', async () => {
      const folder = install('erase.lama');
      const models = run(folder);
      const before = models.ask(question, never);
      putAnew(folder, 1_800_000_000);
      const after = models.ask(question, never);
      expect([await before, await after]).toMatchObject([
        { use: { served: true } },
        { use: { served: true } },
      ]);
    });
  });
});
