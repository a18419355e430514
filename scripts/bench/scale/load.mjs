// What people do all the time: look at their lists and send photos; each call by another person.
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { percentile } from '../figures.mjs';
import { photoOf } from '../pictures/photo-of.mjs';
import { cpuOf } from '../running-server.mjs';
import { busyPerson, tokenOf } from './fill-rows.mjs';

const LISTS = ['', '&sortField=name&sortDirection=asc', '&type=edited', '&search=velvet'];
/** Of the photos that are sent: about 2 megapixels. */
const PHOTO_WIDTH = 1600;

/** @typedef {{ origin: string, pids: number[], people: number }} At `pids`: whose processor time counts */

/** Every other one has many pictures. @param {number} people @param {number} turn */
const personOf = (people, turn) => {
  const part = (turn * 0.618034) % 1;
  return turn % 2 === 0 ? busyPerson(people, part) : Math.floor(people * part);
};

/** @param {number} person */
export const headersOf = (person) => ({ authorization: `Bearer ${tokenOf(person)}` });

/** @typedef {{ clients: number, isOver: () => boolean, pauseMs?: number }} How */

/** @param {At} at @param {How & { call: (turn: number) => Promise<void> }} work */
async function measure({ pids }, { clients, isOver, pauseMs = 0, call }) {
  const cpu = () => pids.reduce((sum, pid) => sum + cpuOf(pid), 0);
  const [times, before] = [/** @type {number[]} */ ([]), cpu()];
  let turn = 0;
  const client = async () => {
    while (!isOver()) {
      const from = performance.now();
      await call(turn++);
      times.push(performance.now() - from);
      if (pauseMs > 0) await wait(pauseMs);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return { calls: times.length, p95: percentile(times, 0.95), cpuMs: (cpu() - before) / times.length };
}

/** @param {string} url @param {RequestInit} init */
const fetchWhole = async (url, init) => {
  const answer = await fetch(url, init);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
};

/** The lists of people whom nothing is remembered of yet, one after the other. @param {At} at @param {How} how */
export const lists = (at, how) =>
  measure(at, {
    ...how,
    call: (turn) =>
      fetchWhole(`${at.origin}/api/files?limit=20${LISTS[turn % LISTS.length]}`, {
        headers: headersOf(personOf(at.people, turn)),
      }),
  });

/** @param {At} at @param {How & { photos: () => Buffer }} how */
export const uploads = (at, { photos, ...how }) =>
  measure(at, {
    ...how,
    call: async (turn) => {
      const body = new FormData();
      body.set('image', new Blob([new Uint8Array(photos())]), 'room.jpg');
      const headers = headersOf(personOf(at.people, turn));
      await fetchWhole(`${at.origin}/api/files/upload`, { method: 'POST', headers, body });
    },
  });

/** Gives another photo each time: bytes behind its end make it one that was never sent. */
export async function manyPhotos() {
  const photo = await sharp(await photoOf(0))
    .resize(PHOTO_WIDTH)
    .jpeg({ quality: 90 })
    .toBuffer();
  let given = 0;
  return () => Buffer.concat([photo, Buffer.from(`photo ${given++}`)]);
}

/** Orders an edit of a small photo and does not wait for it. @param {string} origin @param {number} person */
export async function orderEdit(origin, person) {
  const size = { width: 320, height: 240, channels: /** @type {const} */ (3) };
  const draw = (/** @type {string} */ background) => sharp({ create: { ...size, background } });
  const white = await sharp({ create: { width: 120, height: 80, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const mask = await draw('#000')
    .composite([{ input: white, left: 80, top: 90 }])
    .png()
    .toBuffer();
  const body = new FormData();
  body.set('image', new Blob([new Uint8Array(await draw('#887766').jpeg().toBuffer())]), 'room.jpg');
  body.set('mask', new Blob([new Uint8Array(mask)]), 'mask.png');
  body.set('prompt', 'a leather sofa');
  const headers = { ...headersOf(person), prefer: 'respond-async' };
  await fetchWhole(`${origin}/api/inpaint/inpaint`, { method: 'POST', headers, body });
}
