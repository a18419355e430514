import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PixelImage, renderSampleRoom, resizeImage } from '@maquette/engine';
import { someOf } from '@maquette/engine/testing/size';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EngineJob } from '../../image-engine.ts';
import { wordsOf } from '../../image-engine.suite.ts';
import { modelHelp } from '../../../open-models/running/model-help.ts';
import { performTask } from './perform-task.ts';

const WIDTH = 320;
const HEIGHT = 240;

describe('a task on a whole photo', () => {
  const folder = mkdtempSync(join(tmpdir(), 'maquette-task-'));
  let room: PixelImage;
  beforeAll(() => {
    room = renderSampleRoom({ room: 'living', width: WIDTH, height: HEIGHT, seed: 1, samples: 4 });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const write = (name: string, { width, height, data }: PixelImage) => {
    writeFileSync(join(folder, name), data);
    return { path: join(folder, name), width, height };
  };

  const perform = async (
    task: EngineJob['task'],
    prompt: string,
    find = '',
    {
      mask = null,
      isExactColour = false,
      allowStandIn = false,
    }: Partial<Pick<EngineJob, 'mask' | 'isExactColour' | 'allowStandIn'>> = {},
  ) => {
    const part = write('part', room);
    const overview = write('overview', resizeImage(room, { width: WIDTH / 2, height: HEIGHT / 2 }));
    const done = await performTask(
      {
        task,
        folder,
        part,
        mask,
        place: { left: 0, top: 0, photoWidth: WIDTH, photoHeight: HEIGHT },
        overview,
        words: wordsOf(prompt, find),
        stylePreset: '',
        seed: 7,
        steps: 10,
        guidance: 7,
        strength: null,
        isExactColour,
        allowStandIn,
        aspectRatio: null,
        safetyTolerance: null,
      },
      { onProgress: () => undefined, help: modelHelp([], () => Promise.resolve(null)) },
    );
    const region = readFileSync(done.region?.path ?? '');
    const [before, after] = [readFileSync(part.path), readFileSync(done.edited.path)];
    let outside = 0;
    let inside = 0;
    for (let i = 0; i < region.length; i++) {
      if (before.readUInt32LE(i * 4) === after.readUInt32LE(i * 4)) continue;
      if (region[i] === 0) outside++;
      else inside++;
    }
    return { ...done, outside, inside, share: region.filter((value) => value > 0).length / region.length };
  };

  it.each<[EngineJob['task'], string, string, string]>([
    ['search-replace', 'a sofa', 'the unicorn', 'nothing_found'],
    ['search-recolor', 'red', 'the unicorn', 'nothing_found'],
    ['search-recolor', 'something nicer', 'the wall', 'unknown_colour'],
    ['instruct', 'remove the unicorn', '', 'nothing_found'],
    ['instruct', 'make it cosy', '', 'nothing_found'],
  ])('is refused: %s "%s" for "%s"', async (task, prompt, find, code) => {
    await expect(perform(task, prompt, find)).rejects.toThrow(expect.objectContaining({ code }));
  });

  it("recolours in the room's light unless told to be exact, and promises no colour then", async () => {
    const lit = await perform('search-recolor', 'white', 'the wall');
    expect([lit.outside, lit.deltaE]).toEqual([0, null]);
    const before = readFileSync(lit.edited.path);
    await perform('search-recolor', 'white', 'the wall', { isExactColour: true });
    expect(readFileSync(lit.edited.path).equals(before)).toBe(false);
  });

  it.each(someOf(['the wall', 'le mur'], 1))(
    'recolours "%s" and nothing else, exactly when told to, and says how near it came',
    async (find) => {
      const done = await perform('search-recolor', 'RAL 6021', find, { isExactColour: true });
      expect(done.outside).toBe(0);
      expect(done.share).toBeGreaterThan(0.05);
      expect(done.deltaE).toBeLessThan(2);
      expect(done.confidence).toBeGreaterThanOrEqual(0.15);
      expect(done.english).toBe('RAL 6021');
    },
  );

  it('replaces what it finds, and changes nothing else', async () => {
    const done = await perform('search-replace', 'a green armchair', 'the bookcase');
    expect(done.outside).toBe(0);
    expect(done.inside).toBeGreaterThan(0);
    expect(done.english).toBe('a green armchair');
  });

  it.each([
    ['peins le mur en bleu', 0.05],
    ['remove the bookcase', 0.01],
    ['replace the bookcase with an armchair', 0.01],
    ['add a plant', 0.2],
  ])('follows "%s"', async (sentence, share) => {
    const done = await perform('instruct', sentence);
    expect(done.outside).toBe(0);
    expect(done.share).toBeGreaterThan(share);
  });

  const marked = ({ left, top } = { left: 20, top: 20 }): EngineJob['mask'] => {
    const data = new Uint8Array(WIDTH * HEIGHT);
    for (let y = top; y < top + 40; y++) data.fill(255, y * WIDTH + left, y * WIDTH + left + 60);
    const path = join(folder, 'marked');
    writeFileSync(path, data);
    return { path, width: WIDTH, height: HEIGHT };
  };

  it('follows a sentence only where somebody marked the photo', async () => {
    const done = await perform('instruct', 'paint the wall navy', '', { mask: marked() });
    expect([done.outside, done.confidence]).toEqual([0, null]);
    expect(done.share).toBeCloseTo((40 * 60) / (WIDTH * HEIGHT));
    expect(done.inside).toBeGreaterThan(0);
  });

  it.each(
    someOf(
      [
        ['a golden retriever', 'no_model'],
        ['make it cosy', 'wish_unclear'],
        ['change le papier peint', 'look_missing'],
        ['move the sofa', 'cannot_move'],
        ['a flurbl', 'no_model'],
        ['a grand piano', 'no_model'],
        ['plus joli', 'wish_unclear'],
        ['?', 'wish_unclear'],
        ['anything but a sofa', 'wish_unclear'],
        ['remove everything but the sofa', 'wish_unclear'],
      ],
      5,
    ),
  )('draws nothing where somebody marked the photo and nothing can be done: %s', async (prompt, code) => {
    await expect(perform('inpaint', prompt, '', { mask: marked() })).rejects.toThrow(
      expect.objectContaining({ code }),
    );
  });

  it.each(
    someOf(
      [
        ['take this away', 'remove', null],
        ['sage green', 'recolour', 'sage green'],
        ['white marble', 'material', 'white marble'],
        ['enlève les cartons', 'remove', null],
        ['a small plant', 'put', 'a small plant'],
        ['replace it by a round mirror', 'replace', 'a round mirror'],
        ['peins-le en bleu canard', 'recolour', 'teal'],
      ],
      5,
    ),
  )('does on a marked place what the words say: %s', async (prompt, action, english) => {
    const done = await perform('inpaint', prompt, '', { mask: marked() });
    expect(done).toMatchObject({ reading: { action }, english, outside: 0 });
    // In the room's light there is no colour to promise.
    expect(done.deltaE).toBeNull();
  });

  it('takes away what is marked as a removal does', async () => {
    const filled = await perform('inpaint', 'vide', '', { mask: marked() });
    const pixels = readFileSync(filled.edited.path);
    await perform('remove', '', '', { mask: marked() });
    expect(readFileSync(filled.edited.path).equals(pixels)).toBe(true);
  });

  it('takes away in several ways, best first, each a picture of its own and none changed outside', async () => {
    // Wall and floor meet there.
    const done = await perform('remove', '', '', { mask: marked({ left: 190, top: 130 }) });
    const takes = done.takes ?? [];
    expect(takes.length).toBeGreaterThan(1);
    expect(takes[0]?.edited).toEqual(done.edited);
    expect(takes.map(({ rating }) => rating)).toEqual(
      takes.map(({ rating }) => rating).sort((a, b) => b - a),
    );
    const pictures = takes.map(({ edited }) => readFileSync(edited.path));
    expect(new Set(pictures.map((bytes) => bytes.toString('base64'))).size).toBe(takes.length);
    const mask = readFileSync(done.region!.path);
    for (const bytes of pictures)
      expect(bytes.findIndex((value, i) => mask[i >> 2] === 0 && value !== room.data[i])).toBe(-1);
  });

  it('offers no takes of what it draws', async () => {
    expect((await perform('inpaint', 'a small plant', '', { mask: marked() })).takes).toBeUndefined();
  });

  it('lets the closest stand in where that was agreed to, and tells it', async () => {
    const done = await perform('inpaint', 'a pool table', '', { mask: marked(), allowStandIn: true });
    expect(done).toMatchObject({ closest: 'dining table', outside: 0 });
  });
});
