// Upload to ready and one inpaint with a 10 % mask, at 1024×768 and at 12 megapixels: engine time, the rest, memory (P4, P7).
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import sharp from 'sharp';
import { ROOT } from '../setup/root.mjs';
import { heading, median, print } from './figures.mjs';
import { ask, signUp } from './person.mjs';
import { cpuOf, startServer, withPeakMemory } from './running-server.mjs';

const SIZES = [
  { name: '1024×768', width: 1024, height: 768 },
  { name: '12 megapixels', width: 4032, height: 3024 },
];
const ROUNDS = 3;
const ROOM = path.join(ROOT, 'web/public/samples/living-before.webp');

/** @param {{ width: number, height: number }} size @param {number} round */
const photoOf = ({ width, height }, round) =>
  sharp(readFileSync(ROOM))
    .resize(width, height, { fit: 'cover' })
    // Another photo each round: the same one is stored once.
    .modulate({ brightness: 1 + round / 200 })
    .jpeg({ quality: 90 })
    .toBuffer();

/** White rectangle of a tenth of the picture where a sofa would stand. @param {{ width: number, height: number }} size */
const maskOf = ({ width, height }) => {
  const box = { width: Math.round(width * 0.4), height: Math.round(height * 0.25) };
  return sharp({ create: { width, height, channels: 3, background: '#000' } })
    .composite([
      {
        input: { create: { ...box, channels: 3, background: '#fff' } },
        left: Math.round(width * 0.3),
        top: Math.round(height * 0.55),
      },
    ])
    .png()
    .toBuffer();
};

/**
 * When the edit entered each of its stages, in milliseconds of this clock.
 * @param {{ origin: string, authorization: string, stop: AbortSignal }} where
 */
async function watchStages({ origin, authorization, stop }) {
  const times = /** @type {Map<string, number>} */ (new Map());
  const answer = await fetch(`${origin}/api/edits/events`, { headers: { authorization }, signal: stop });
  const read = async () => {
    for await (const part of answer.body ?? []) {
      for (const [, stage = ''] of Buffer.from(part)
        .toString()
        .matchAll(/"stage":"(\w+)"/g))
        if (!times.has(stage)) times.set(stage, performance.now());
    }
  };
  read().catch(() => undefined);
  return times;
}

/** @param {{ origin: string, authorization: string, photo: Buffer, mask: Buffer }} work */
async function inpaint({ origin, authorization, photo, mask }) {
  const stop = new AbortController();
  const stages = await watchStages({ origin, authorization, stop: stop.signal });
  const form = new FormData();
  form.set('image', new Blob([new Uint8Array(photo)]), 'room.jpg');
  form.set('mask', new Blob([new Uint8Array(mask)]), 'mask.png');
  form.set('prompt', 'a leather sofa');
  form.set('seed', '7');
  const from = performance.now();
  await ask(`${origin}/api/inpaint/inpaint`, { method: 'POST', headers: { authorization }, body: form });
  const totalMs = performance.now() - from;
  stop.abort();
  const engineMs = (stages.get('finishing') ?? NaN) - (stages.get('drawing') ?? NaN);
  return { totalMs, engineMs };
}

for (const size of SIZES) {
  heading(`Photo of ${size.name}`);
  const server = await startServer({ WELCOME_CREDITS: '100', ENGINE_TIMEOUT_MS: '120000' });
  const { origin, pid } = server;
  const { authorization } = await signUp(origin, 'bench@example.org');
  const mask = await maskOf(size);
  const uploads = [];
  const edits = [];
  let peak = 0;
  for (let round = 0; round <= ROUNDS; round++) {
    const photo = await photoOf(size, round);
    const form = new FormData();
    form.set('image', new Blob([new Uint8Array(photo)]), 'room.jpg');
    const [from, cpu] = [performance.now(), cpuOf(pid)];
    await ask(`${origin}/api/files/upload`, { method: 'POST', headers: { authorization }, body: form });
    const upload = { ms: performance.now() - from, cpuMs: cpuOf(pid) - cpu, bytes: photo.length };
    const { result, peakMiB } = await withPeakMemory(pid, () =>
      inpaint({ origin, authorization, photo, mask }),
    );
    peak = Math.max(peak, peakMiB);
    // The first round warms up: child processes start on demand.
    if (round > 0) {
      uploads.push(upload);
      edits.push(result);
    }
  }
  await server.stop();
  print('photo', (uploads[0]?.bytes ?? 0) / 1024 / 1024, 'MiB');
  print('upload to ready', median(uploads.map(({ ms }) => ms)), 'ms');
  print('upload, CPU of all processes', median(uploads.map(({ cpuMs }) => cpuMs)), 'ms');
  print('inpaint, whole call', median(edits.map(({ totalMs }) => totalMs)), 'ms');
  print('of it the engine', median(edits.map(({ engineMs }) => engineMs)), 'ms');
  print('of it the rest', median(edits.map(({ totalMs, engineMs }) => totalMs - engineMs)), 'ms');
  print('peak memory of all processes', peak, 'MiB');
}
