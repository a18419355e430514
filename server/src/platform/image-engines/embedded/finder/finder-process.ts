import { readFileSync } from 'node:fs';
import {
  arrangeWords,
  type Clearing,
  estimateRemoval,
  findMovables,
  furnishRoom,
  helpMask,
  type Mask,
  NoModelError,
  partOfRoom,
  prepareSelection,
  type RemovalEstimate,
  type Room,
  type Selection,
  type SelectionGround,
  selectRegion,
  type SelectionWish,
} from '@maquette/engine';
import type { ModelUse } from '@maquette/contract';
import { type AskServer, serveParent } from '../../../children/serve-parent.ts';
import { modelHelp } from '../../../open-models/running/model-help.ts';
import { withProposed } from '../../../open-models/running/proposed-regions.ts';
import type { RawPicture } from '../../image-engine.ts';
import type {
  Cleared,
  FinderAnswer,
  FinderRequest,
  Found,
  FoundRegion,
  FurnishedRoom,
  FurnishQuestion,
  Helped,
  Put,
  PutQuestion,
  Size,
  SmallPhoto,
} from './finder-messages.ts';
import { readPicture } from '../tasks/raw-files.ts';
import { measuredBy } from '../tasks/room-of.ts';
import { greyPng } from './grey-png.ts';

/** Somebody is waiting with a finger on the picture: before the engines, after the server. */
const NICENESS = 5;
/** Photos kept ready: a further click on one of them costs next to nothing. */
const READY_MAX = 4;

interface Ready {
  readonly ground: SelectionGround;
  readonly photo: Size;
  /** The room as a model measures it, once it was asked. */
  measured?: Room;
}

/** Least recently used first. */
const ready = new Map<string, Ready>();

function readyFor({ key, small }: FinderRequest): Ready | null {
  const known = ready.get(key);
  const photo = known ?? (small && { ground: groundOf(small), photo: small.photo });
  if (!photo) return null;
  ready.delete(key);
  ready.set(key, photo);
  const [oldest] = ready.keys();
  if (ready.size > READY_MAX && oldest !== undefined) ready.delete(oldest);
  return photo;
}

const groundOf = ({ overview: { path, width, height } }: SmallPhoto): SelectionGround =>
  prepareSelection({ width, height, data: readFileSync(path) });

/** What is meant in pixels of the photo, in pixels of its small copy. */
function onGround(wish: SelectionWish, { ground, photo }: Ready): SelectionWish {
  const x = (value: number) => Math.min(ground.width - 1, (value * ground.width) / photo.width);
  const y = (value: number) => Math.min(ground.height - 1, (value * ground.height) / photo.height);
  return {
    ...wish,
    points: wish.points.map((point) => ({ x: x(point.x), y: y(point.y), keep: point.keep })),
    box: wish.box && [x(wish.box[0]), y(wish.box[1]), x(wish.box[2]), y(wish.box[3])],
  };
}

const told = ({ mask, confidence, label, isProposed }: Selection, by: ModelUse | undefined): FoundRegion => ({
  mask: greyPng(mask),
  confidence,
  label,
  ...(isProposed && by && { foundBy: by }),
});

/** Taken for its edge, a place outside would select what nobody pointed at. */
function astrayIn({ points, box }: SelectionWish, { width, height }: Size): 'points' | 'box' | null {
  const isOutside = (x: number, y: number): boolean => x > width || y > height;
  if (points.some(({ x, y }) => isOutside(x, y))) return 'points';
  return box && (isOutside(box[0], box[1]) || isOutside(box[2], box[3])) ? 'box' : null;
}

interface Asking {
  readonly request: FinderRequest;
  readonly ask: AskServer;
}

async function find(wish: SelectionWish, photo: Ready, { request, ask }: Asking): Promise<Found> {
  const { key, roles } = request;
  const asked = modelHelp(roles, ask);
  const { ground } = photo;
  const aimed = await withProposed(asked, ground.picture, { wish: onGround(wish, photo), key });
  const result = selectRegion(ground, aimed);
  const { width, height } = result.mask;
  const [used] = asked.used();
  const alternatives = result.alternatives.map((one) => told(one, used));
  return {
    ...{ ...told(result, used), isKnown: result.isKnown, width, height, alternatives },
    ...(used?.served === false && { failedModels: [used] }),
  };
}

const RGBA = 4;
/** A pixel of a small mask that is covered by half is taken away. */
const HALF = 128;

function holeIn({ path, width, height }: RawPicture): Mask {
  const pixels = readFileSync(path);
  const data = Uint8Array.from({ length: width * height }, (_, i) =>
    (pixels[RGBA * i] ?? 0) < HALF ? 0 : 255,
  );
  return { width, height, data };
}

function estimate(picture: RawPicture, { ground: { room } }: Ready): RemovalEstimate {
  const scale = picture.width / room.width;
  return estimateRemoval({ hole: holeIn(picture), room: partOfRoom(room, { left: 0, top: 0, scale }) });
}

function clear(clearing: Clearing, { ground }: Ready): Cleared {
  const { mask, numbers, confidence, things } = findMovables(ground, clearing);
  const { width, height } = mask;
  return { ...{ width, height, confidence, things }, mask: greyPng(mask), numbers: greyPng(numbers) };
}

function help(maskPath: string, { ground }: Ready): Helped {
  const { picture, room, width, height } = ground;
  const mask: Mask = { width, height, data: readFileSync(maskPath) };
  const { tidied, wider, cast, cut } = helpMask({ picture, mask, room });
  return {
    ...{ width, height },
    tidied: greyPng(tidied),
    wider: greyPng(wider),
    shadow: cast && { mask: greyPng(cast.mask), kind: cast.kind },
    rest: cut && { mask: greyPng(cut.rest), kind: cut.kind, share: cut.share },
  };
}

/** The room in which what is sketched will be drawn: measured, where a model can tell. */
async function measuredRoom(photo: Ready, { request, ask }: Asking): Promise<Room> {
  const { picture, room } = photo.ground;
  const asked = modelHelp(request.roles, ask);
  if (!asked.can('depth')) return room;
  const measured = photo.measured ?? (await measuredBy(asked, picture, room));
  if (asked.used().every(({ served }) => served)) photo.measured = measured;
  return measured;
}

/** @throws RangeError for a mask that marks nothing */
function put({ maskPath, product, ...question }: PutQuestion, { ground, photo }: Ready, room: Room): Put {
  const { picture, width, height } = ground;
  const mask: Mask = { width, height, data: readFileSync(maskPath) };
  try {
    const own = product && { product: { ...product, image: readPicture(product.picture) } };
    const arranged = arrangeWords({ ...question, ...own, picture, room, mask });
    if (!arranged) throw new RangeError('nothing is marked');
    const [across, down] = [photo.width / width, photo.height / height];
    return { ...arranged, place: arranged.place.map(([x, y]) => [x * across, y * down]) };
  } catch (error) {
    if (error instanceof NoModelError) return null;
    throw error;
  }
}

function furnish(
  { clearedPaths, ...question }: FurnishQuestion,
  { ground, photo }: Ready,
  room: Room,
): FurnishedRoom {
  const { picture, width, height } = ground;
  const cleared = clearedPaths.length === 0 ? null : unionOf(clearedPaths, { width, height });
  const { mask, things, ...rest } = furnishRoom({ ...question, picture, room, cleared });
  const [across, down] = [photo.width / width, photo.height / height];
  const inPhoto = things.map((thing) => ({
    ...thing,
    place: thing.place.map(([x, y]) => [x * across, y * down] as const),
  }));
  return { ...rest, things: inPhoto, mask: greyPng(mask) };
}

function unionOf(paths: readonly string[], size: Size): Mask {
  const data = new Uint8Array(size.width * size.height);
  for (const path of paths)
    for (const [i, value] of readFileSync(path).entries()) data[i] = Math.max(data[i] ?? 0, value);
  return { ...size, data };
}

async function answer(request: FinderRequest, ask: AskServer): Promise<FinderAnswer> {
  const { id, question } = request;
  try {
    const photo = readyFor(request);
    const asking = { request, ask };
    if (!photo) return { id, isMissing: true };
    if ('hole' in question) return { id, estimate: estimate(question.hole, photo) };
    if ('clearing' in question) return { id, cleared: clear(question.clearing, photo) };
    if ('maskPath' in question) return { id, helped: help(question.maskPath, photo) };
    if ('furnish' in question)
      return { id, furnished: furnish(question.furnish, photo, await measuredRoom(photo, asking)) };
    if ('put' in question) return { id, put: put(question.put, photo, await measuredRoom(photo, asking)) };
    const astray = astrayIn(question.wish, photo.photo);
    return astray ? { id, astray } : { id, found: await find(question.wish, photo, asking) };
  } catch (error) {
    return { id, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

serveParent<FinderRequest, FinderAnswer>({
  niceness: NICENESS,
  onRequest: (request, send, ask) => void answer(request, ask).then(send),
});
