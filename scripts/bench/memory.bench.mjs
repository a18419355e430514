// Memory of all processes while pictures of 49 megapixels go through uploads and edits (P5b), 10 s later and at rest; the list meanwhile.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { ROOT } from '../setup/root.mjs';
import { heading, percentile, print } from './figures.mjs';
import { ask, signUp } from './person.mjs';
import { shareOf, startServer, withPeakShare } from './running-server.mjs';

const SIDE = 7000;
const SIZE = { width: SIDE, height: SIDE };
/** So that nothing of the start is left. */
const REST_MS = 3000;
const AFTER_MS = 10_000;
const LIST_EVERY_MS = 50;
const EDIT_EVERY_MS = 250;

const ROOM = path.join(ROOT, 'web/public/samples/living-before.webp');

/** @typedef {{ origin: string, pid: number, authorization: string }} Person */
/** @typedef {{ tool: string, fields: Record<string, string>, mask?: Buffer }} Edit */

const flat = () =>
  sharp({ create: { ...SIZE, channels: 3, background: '#c8b89a' }, limitInputPixels: false })
    .png({ compressionLevel: 9 })
    .toBuffer();

const room = () =>
  sharp(readFileSync(ROOM))
    .resize({ ...SIZE, fit: 'fill' })
    .removeAlpha();

/**
 * A mask of the photo's proportions with one white rectangle, in shares of its sides.
 * @param {{ left: number, top: number, width: number, height: number }} place
 */
function maskOf({ left, top, width, height }) {
  const side = 2000;
  const part = { width: width * side, height: height * side, channels: /** @type {const} */ (3) };
  return sharp({ create: { width: side, height: side, channels: 3, background: '#000' } })
    .composite([{ input: { create: { ...part, background: '#fff' } }, left: left * side, top: top * side }])
    .png()
    .toBuffer();
}

/** @param {Buffer} photo */
const formOf = (photo) => {
  const form = new FormData();
  form.set('image', new Blob([new Uint8Array(photo)]), 'photo');
  return form;
};

/** @param {Person} person @param {Buffer} photo */
const upload = ({ origin, authorization }, photo) =>
  ask(`${origin}/api/files/upload`, { method: 'POST', headers: { authorization }, body: formOf(photo) });

/** Orders an edit and looks until it is over: a call held open for minutes would be given up. @param {Person} person @param {Buffer} photo @param {Edit} edit */
async function edit({ origin, authorization }, photo, { tool, fields, mask }) {
  const form = formOf(photo);
  if (mask) form.set('mask', new Blob([new Uint8Array(mask)]), 'mask.png');
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const { requestId } = await ask(`${origin}/api/inpaint/${tool}`, {
    method: 'POST',
    headers: { authorization, prefer: 'respond-async' },
    body: form,
  });
  for (;;) {
    const { state } = await ask(`${origin}/api/edits/${requestId}`, { headers: { authorization } });
    if (state === 'succeeded') return;
    if (state !== 'queued' && state !== 'running') throw new Error(`The edit is ${state}`);
    await wait(EDIT_EVERY_MS);
  }
}

/** Times of the list of somebody else until `work` is done. @param {Person} person @param {Promise<unknown>} work */
async function listMeanwhile({ origin, authorization }, work) {
  const times = /** @type {number[]} */ ([]);
  const state = { isOver: false };
  const over = work.finally(() => (state.isOver = true));
  while (!state.isOver) {
    const from = performance.now();
    await ask(`${origin}/api/files?limit=20`, { headers: { authorization } });
    times.push(performance.now() - from);
    await wait(LIST_EVERY_MS);
  }
  await over;
  return times;
}

/** @param {Person} person @param {string} name @param {() => Promise<unknown>} work */
async function measure(person, name, work) {
  const from = performance.now();
  const { peakMiB, result: times } = await withPeakShare(person.pid, () => listMeanwhile(person, work()));
  const seconds = (performance.now() - from) / 1000;
  await wait(AFTER_MS);
  print(`${name}: at most (goal 700)`, peakMiB, 'MiB');
  print('  10 s later (goal 200)', shareOf(person.pid), 'MiB');
  print('  list meanwhile, p95 (goal 100)', percentile(times, 0.95), 'ms');
  print('  took', seconds, 's');
}

const [small, large] = await Promise.all([
  maskOf({ left: 0.4, top: 0.6, width: 0.1, height: 0.1 }),
  maskOf({ left: 0.05, top: 0.05, width: 0.9, height: 0.9 }),
]);
/** @type {Record<string, Edit>} */
const EDITS = {
  'inpaint, small mask': { tool: 'inpaint', mask: small, fields: { prompt: 'a rug' } },
  'inpaint, large mask': { tool: 'inpaint', mask: large, fields: { prompt: 'a brown leather sofa' } },
  'inpaint, no mask': { tool: 'inpaint', fields: { prompt: 'a brown leather sofa' } },
  'remove, large mask': { tool: 'inpaint', mask: large, fields: { prompt: '', mode: 'remove' } },
  'recolor, large mask': {
    tool: 'search-recolor',
    mask: large,
    fields: { select_prompt: 'the wall', prompt: 'sage green' },
  },
  'search-recolor by words': {
    tool: 'search-recolor',
    fields: { select_prompt: 'the wall', prompt: 'sage green' },
  },
  'search-replace by words': {
    tool: 'search-replace',
    fields: { search_prompt: 'the armchair', prompt: 'a sofa' },
  },
};
/** Every picture is uploaded; the edits are tried on the one whose pixels cost most and on one that shows a room. @type {[string, () => Promise<Buffer>, string[]][]} */
const PICTURES = [
  ['flat PNG', flat, ['inpaint, small mask', 'recolor, large mask']],
  ['photo as JPEG', () => room().jpeg({ quality: 80 }).toBuffer(), Object.keys(EDITS)],
  [
    'photo as progressive JPEG, lying',
    () => room().jpeg({ quality: 80, progressive: true }).withMetadata({ orientation: 6 }).toBuffer(),
    ['recolor, large mask'],
  ],
  [
    'photo as interlaced PNG',
    () => room().png({ palette: true, progressive: true }).toBuffer(),
    ['inpaint, small mask'],
  ],
  [
    'photo as WebP',
    () => room().webp({ quality: 70, effort: 0 }).toBuffer(),
    ['inpaint, small mask', 'remove, large mask', 'recolor, large mask'],
  ],
];

const only = process.env['PICTURES'] ?? '';
const server = await startServer({ WELCOME_CREDITS: '100', ENGINE_TIMEOUT_MS: '600000' });
const person = { ...server, ...(await signUp(server.origin, 'bench@example.org')) };
await wait(REST_MS);
heading('Memory of all processes (proportional set size)');
print('at rest', shareOf(server.pid), 'MiB');
for (const [name, make, edits] of PICTURES) {
  if (!name.includes(only)) continue;
  const photo = await make();
  heading(`${name}, ${SIDE} by ${SIDE}, ${(photo.length / 1e6).toFixed(1)} MB`);
  await measure(person, 'upload', () => upload(person, photo));
  for (const which of edits) {
    const wanted = EDITS[which];
    if (wanted) await measure(person, which, () => edit(person, photo, wanted));
  }
}
const recolour = EDITS['recolor, large mask'];
if (recolour && only === '') {
  const photos = await Promise.all([flat(), room().negate().jpeg({ quality: 70 }).toBuffer()]);
  heading('Two at the same time');
  await measure(person, 'recolor, large mask', () =>
    Promise.all(photos.map((photo) => edit(person, photo, recolour))),
  );
}
await server.stop();
