import { createRandom, type Mask, type PixelImage } from '@maquette/engine';
import type { ModelRole, OpenModel } from '../catalogue.ts';
import type { AskModel } from '../io/io-of.ts';
import type { ModelQuestion, RunGraph, TensorData } from './model-questions.ts';

/** Parts of the output whose means are the signature. */
const PARTS = 16;
const SIZE = { width: 320, height: 240 } as const;

/** What a model is asked before anybody else may ask it: the same for the same seed, everywhere. */
function canaryQuestion(role: ModelRole, seed: number): ModelQuestion {
  const picture = drawn(seed);
  const [x, y] = [SIZE.width / 2, SIZE.height / 2];
  const questions = {
    words: { role: 'words', picture, thing: 'wall' },
    select: { role: 'select', picture, key: 'canary', points: [{ x, y, keep: true }], box: null },
    fill: { role: 'fill', picture, hole: middle() },
    depth: { role: 'depth', picture },
  } as const satisfies Record<ModelRole, ModelQuestion>;
  return questions[role];
}

/** A wall, a floor and a box before them, with grain. */
function drawn(seed: number): PixelImage {
  const random = createRandom(seed);
  const { width, height } = SIZE;
  const data = new Uint8Array(4 * width * height).fill(255);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const isBox = x > 110 && x < 210 && y > 90 && y < 190;
      const colour = isBox ? [160, 60, 40] : y < 150 ? [205, 210, 200] : [130, 100, 70];
      for (let c = 0; c < 3; c++)
        data[4 * (y * width + x) + c] = Math.floor((colour[c] ?? 0) + 20 * random() + (10 * x) / width);
    }
  return { ...SIZE, data };
}

function middle(): Mask {
  const { width, height } = SIZE;
  const data = new Uint8Array(width * height);
  for (let y = 80; y < 200; y++) data.fill(255, y * width + 100, y * width + 220);
  return { ...SIZE, data };
}

/** Asks a model the question of its canary. @returns the means of 16 equal parts of the largest output of the last graph that ran. @throws RangeError when nothing came, or no numbers */
export async function canarySignature(model: OpenModel, ask: AskModel, run: RunGraph): Promise<number[]> {
  let last: TensorData | undefined;
  await ask(canaryQuestion(model.role, model.canary.seed), async (graph, feeds) => {
    const outputs = await run(graph, feeds);
    last = Object.values(outputs).toSorted((one, other) => other.data.length - one.data.length)[0];
    return outputs;
  });
  const values = Array.from(last?.data ?? [], Number);
  if (values.length < PARTS || !values.every(Number.isFinite)) throw new RangeError('no numbers came');
  const part = Math.floor(values.length / PARTS);
  return Array.from(
    { length: PARTS },
    (_, at) => values.slice(at * part, (at + 1) * part).reduce((sum, value) => sum + value, 0) / part,
  );
}

/** Whether a signature is as it was recorded, give or take the canary's tolerance. */
export function isSameCanary(
  seen: readonly number[],
  recorded: readonly number[],
  tolerance: number,
): boolean {
  const most = Math.max(...recorded.map(Math.abs));
  return recorded.every((value, at) => Math.abs((seen[at] ?? Number.NaN) - value) <= tolerance * most);
}
