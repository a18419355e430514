// Uploads of 12-megapixel photos of about 4 MB and what follows: CPU of one and of its first thumbnail (P3, P4), 50 at once (P5), the list meanwhile (P6), a ZIP of 200 pictures; beside the usual hand-made server.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { heading, median, percentile, print } from './figures.mjs';
import { ask, signUp } from './person.mjs';
import { photoOf } from './pictures/photo-of.mjs';
import { cpuOf, memoryOf, startServer, withPeakMemory } from './running-server.mjs';
import { startHandMade } from './yardsticks.mjs';

const AT_ONCE = 50;
const ROUNDS = 5;
/** One view costs less than the clock of processes can tell. */
const VIEWS = 50;
const IN_ZIP = 200;
const QUIET_MS = 4000;
/** So that nothing is left to do for what was measured before. */
const REST_MS = 1000;

/** @typedef {{ origin: string, authorization: string }} Person */

/** @param {Buffer} photo */
const formOf = (photo) => {
  const form = new FormData();
  form.set('image', new Blob([new Uint8Array(photo)]), 'room.jpg');
  return form;
};

/** @param {Person} person @param {Buffer} photo */
const upload = ({ origin, authorization }, photo) =>
  ask(`${origin}/api/files/upload`, { method: 'POST', headers: { authorization }, body: formOf(photo) });

/** @param {string} url @param {RequestInit} [init] */
const fetchWhole = async (url, init) => {
  const answer = await fetch(url, init);
  const bytes = await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return bytes.byteLength;
};

/**
 * CPU of a process and all it started for one call, in milliseconds.
 * @template T
 * @param {number} pid
 * @param {() => Promise<T>} call
 */
async function costOf(pid, call) {
  const before = cpuOf(pid);
  const result = await call();
  await wait(100);
  return { cpuMs: cpuOf(pid) - before, result };
}

/** @param {Person & { pid: number }} ours @param {{ origin: string, pid: number }} handMade @param {Buffer[]} photos */
async function single(ours, handMade, photos) {
  heading(`One photo of ${((photos[0]?.length ?? 0) / 1e6).toFixed(1)} MB`);
  const figures = { upload: [], thumbnail: [], handUpload: [], handThumbnail: [] };
  /** @param {keyof typeof figures} name @param {number} value */
  const note = (name, value) => /** @type {number[]} */ (figures[name]).push(value);
  for (const [round, photo] of photos.entries()) {
    const sent = await costOf(ours.pid, () => upload(ours, photo));
    const thumbnail = `${ours.origin}${sent.result.file.url}&w=320`;
    const seen = await costOf(ours.pid, async () => {
      for (let view = 0; view < VIEWS; view++) await fetchWhole(thumbnail);
    });
    const body = new Uint8Array(photo);
    const theirs = `${handMade.origin}/upload?name=${round}.jpg`;
    const sentThere = await costOf(handMade.pid, () => fetchWhole(theirs, { method: 'POST', body }));
    const there = `${handMade.origin}/thumbnail?name=${round}.jpg`;
    const seenThere = await costOf(handMade.pid, () => fetchWhole(there));
    // The first round warms up: child processes start on demand.
    if (round === 0) continue;
    note('upload', sent.cpuMs);
    note('thumbnail', seen.cpuMs / VIEWS);
    note('handUpload', sentThere.cpuMs);
    note('handThumbnail', seenThere.cpuMs);
  }
  print('upload: checked, stored, thumbnail, synced; CPU', median(figures.upload), 'ms');
  print('view of its thumbnail, CPU', median(figures.thumbnail), 'ms');
  print('hand-made server: upload with thumbnail, CPU', median(figures.handUpload), 'ms');
  print('hand-made server: thumbnail made when asked for, CPU', median(figures.handThumbnail), 'ms');
}

/** @param {Person & { pid: number }} ours @param {Buffer[]} photos */
async function manyAtOnce(ours, photos) {
  heading(`${photos.length} uploads at once`);
  const times = /** @type {number[]} */ ([]);
  const from = performance.now();
  const one = async (/** @type {Buffer} */ photo) => {
    await upload(ours, photo);
    times.push(performance.now() - from);
  };
  const { peakMiB } = await withPeakMemory(ours.pid, () => Promise.all(photos.map(one)));
  print('answered, p95', percentile(times, 0.95), 'ms');
  print('all answered', Math.max(...times), 'ms');
  print('peak memory of all processes', peakMiB, 'MiB');
}

/** @param {Person} person @param {() => boolean} isOver */
async function listTimes({ origin, authorization }, isOver) {
  const times = [];
  while (!isOver()) {
    const from = performance.now();
    await fetchWhole(`${origin}/api/files?limit=20`, { headers: { authorization } });
    times.push(performance.now() - from);
    await wait(20);
  }
  return times;
}

/** Says when a while is over. @param {number} ms */
const timer = (ms) => {
  const until = performance.now() + ms;
  return () => performance.now() > until;
};

/** @param {Person} person @param {Buffer[]} photos */
async function listMeanwhile(person, photos) {
  heading('The list while 4 uploads and 2 edits run');
  const quiet = await listTimes(person, timer(QUIET_MS));
  const waiting = [...photos];
  const isOver = () => waiting.length === 0;
  const uploading = async () => {
    for (let photo = waiting.pop(); photo; photo = waiting.pop()) await upload(person, photo);
  };
  const small = await sharp(photos[0]).resize(1024, 768).jpeg().toBuffer();
  const mask = await sharp({ create: { width: 1024, height: 768, channels: 3, background: '#000' } })
    .composite([{ input: await white(400, 200), left: 300, top: 420 }])
    .png()
    .toBuffer();
  const editing = async () => {
    while (!isOver()) {
      const form = formOf(small);
      form.set('mask', new Blob([new Uint8Array(mask)]), 'mask.png');
      form.set('prompt', 'a leather sofa');
      const headers = { authorization: person.authorization };
      await ask(`${person.origin}/api/inpaint/inpaint`, { method: 'POST', headers, body: form });
    }
  };
  const work = [uploading, uploading, uploading, uploading, editing, editing].map((begin) => begin());
  const busy = await listTimes(person, isOver);
  await Promise.all(work);
  print('list, p95 while quiet', percentile(quiet, 0.95), 'ms');
  print('list, p95 meanwhile', percentile(busy, 0.95), 'ms');
}

/** @param {number} width @param {number} height */
const white = (width, height) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();

/** @param {Person & { pid: number }} ours @param {Buffer[]} photos */
async function archive(ours, photos) {
  const { origin, authorization, pid } = ours;
  const ids = /** @type {string[]} */ ([]);
  for (let at = 0; at < IN_ZIP; at++) {
    // Of another width each: the same photo is stored once.
    const photo = await sharp(photos[at % photos.length])
      .resize(1600 + at)
      .jpeg({ quality: 95 })
      .toBuffer();
    ids.push((await upload(ours, photo)).file.id);
  }
  heading(`A ZIP of ${ids.length} pictures`);
  await wait(REST_MS);
  const before = memoryOf(pid);
  const headers = { authorization, 'content-type': 'application/json' };
  const from = performance.now();
  const read = async () => {
    const answer = await fetch(`${origin}/api/files/archive`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ ids }),
    });
    if (!answer.ok) throw new Error(`The archive answered ${answer.status}`);
    let bytes = 0;
    for await (const part of answer.body ?? []) bytes += part.length;
    return bytes;
  };
  const { result: bytes, peakMiB } = await withPeakMemory(pid, read);
  print('size', bytes / 1e6, 'MB');
  print('read whole in', performance.now() - from, 'ms');
  print('memory of all processes before', before, 'MiB');
  print('memory of all processes at most', peakMiB, 'MiB');
}

const folder = await mkdtemp(path.join(tmpdir(), 'maquette-bench-hand-made-'));
const handMade = await startHandMade({ database: ':memory:', folder });
const server = await startServer({ WELCOME_CREDITS: '100', ENGINE_TIMEOUT_MS: '120000' });
const ours = { ...server, ...(await signUp(server.origin, 'bench@example.org')) };
const photos = [];
for (let variant = 0; variant < AT_ONCE; variant++) photos.push(await photoOf(variant));
await single(ours, handMade, photos.slice(0, ROUNDS + 1));
const other = { ...server, ...(await signUp(server.origin, 'other@example.org')) };
await manyAtOnce(other, photos);
const third = { ...server, ...(await signUp(server.origin, 'third@example.org')) };
await listMeanwhile(third, photos);
const fourth = { ...server, ...(await signUp(server.origin, 'fourth@example.org')) };
await archive(fourth, photos);
handMade.stop();
await server.stop();
await rm(folder, { recursive: true, force: true });
