import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { CannotAdd } from './cannot-add.ts';
import type { InstallDisk } from './install-disk.ts';

/** A file to fetch: where it is, where it belongs, and what it must be. */
export interface Wanted {
  readonly url: string;
  readonly target: string;
  readonly bytes: number;
  readonly sha256: string;
}

export interface DownloadPorts {
  readonly disk: InstallDisk;
  readonly stop: AbortSignal;
  /** Resolves later, or at once when stopped. */
  readonly wait: (ms: number) => Promise<void>;
  /** Longest time without a byte, in milliseconds. */
  readonly idleMs: number;
  /** Says that a try failed and that another one follows. */
  readonly tell: (line: string) => void;
  /** @param done bytes that are there */
  readonly onBytes: (done: number) => void;
}

/** Pauses before the further tries, in milliseconds. */
const PAUSES_MS = [1_000, 5_000, 20_000];
/** Who asks for a longer pause than this is left alone. */
const LONGEST_PAUSE_MS = 120_000;

/** Something that may be better the next time. */
class Passing extends CannotAdd {
  /** Milliseconds that were asked for; null = nothing was. */
  readonly pauseMs: number | null;
  constructor(reason: CannotAdd['reason'], message: string, pauseMs: number | null = null) {
    super(reason, message);
    this.pauseMs = pauseMs;
  }
}

/**
 * Fetches a file: goes on where an earlier try ended, takes its hash while it comes, and puts it in its place once
 * size and hash are right. What came of a file that was cut stays beside its place, as `.part`.
 * @throws CannotAdd, and what the disk says
 */
export async function download(wanted: Wanted, ports: DownloadPorts): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await tryOnce(wanted, ports);
    } catch (error) {
      if (ports.stop.aborted) throw stopped();
      const pause = error instanceof Passing ? pauseOf(error, tries) : null;
      if (pause === null) throw error;
      ports.tell(`${(error as Error).message} Trying again in ${Math.ceil(pause / 1000)} s.`);
      await ports.wait(pause);
    }
  }
}

export function stopped(): CannotAdd {
  return new CannotAdd('stopped', 'Stopped. What has come is kept: the same command goes on from there.');
}

/** How long to wait before the next try; null = there is none. */
function pauseOf({ pauseMs }: Passing, tries: number): number | null {
  const usual = PAUSES_MS[tries];
  if (usual === undefined || (pauseMs ?? 0) > LONGEST_PAUSE_MS) return null;
  return Math.max(usual, pauseMs ?? 0);
}

async function tryOnce(wanted: Wanted, ports: DownloadPorts): Promise<void> {
  const { disk } = ports;
  const part = `${wanted.target}.part`;
  const kept = await hashKept(part, wanted, disk);
  const { hash, done } = kept.done === wanted.bytes ? kept : await fetchRest(wanted, kept, ports);
  if (done < wanted.bytes)
    throw new Passing('cut', `${wanted.url} was cut at ${done} of ${wanted.bytes} bytes.`);
  const found = hash.digest('hex');
  if (found !== wanted.sha256) {
    await disk.remove(part);
    throw new CannotAdd(
      'changed',
      `${wanted.url} is not the file that was pinned: its SHA-256 is ${found}, it should be ${wanted.sha256}. It was thrown away.`,
    );
  }
  await disk.move(part, wanted.target);
}

/** What is there of a file, and its hash so far. */
interface Kept {
  readonly done: number;
  readonly hash: Hash;
}

async function hashKept(part: string, { bytes }: Wanted, disk: InstallDisk): Promise<Kept> {
  const hash = createHash('sha256');
  const size = await sizeOf(part);
  if (size > bytes) await disk.remove(part);
  if (size === 0 || size > bytes) return { done: 0, hash };
  for await (const piece of createReadStream(part)) hash.update(piece);
  return { done: size, hash };
}

/** 0 where there is no file. */
export async function sizeOf(file: string): Promise<number> {
  return (await stat(file).catch(() => null))?.size ?? 0;
}

async function fetchRest(wanted: Wanted, kept: Kept, ports: DownloadPorts): Promise<Kept> {
  const { idleMs, stop } = ports;
  const quiet = new AbortController();
  const timer = setTimeout(() => quiet.abort(), idleMs);
  try {
    const answer = await ask(wanted, kept.done, AbortSignal.any([stop, quiet.signal]));
    const goesOn = answer.status === 206;
    await assertPart(wanted, { answer, done: kept.done }, ports.disk);
    assertSize(wanted, answer, goesOn ? kept.done : 0);
    // Who answers with the whole file to the question for its rest is not appended to what is there.
    const begun: Kept = goesOn ? kept : { done: 0, hash: createHash('sha256') };
    return await pour(wanted, { answer, begun, goesOn, onPiece: () => timer.refresh() }, ports);
  } catch (error) {
    if (!quiet.signal.aborted) throw error;
    throw new Passing('stalled', `${wanted.url} sent nothing for ${idleMs / 1000} s.`);
  } finally {
    clearTimeout(timer);
    // Lets go of an answer that was not read.
    quiet.abort();
  }
}

async function ask({ url }: Wanted, from: number, signal: AbortSignal): Promise<Response> {
  // Bytes as they are: packed ones would have another length.
  const headers = { 'accept-encoding': 'identity', ...(from > 0 && { range: `bytes=${from}-` }) };
  const answer = await fetch(url, { headers, signal }).catch((error: Error) => {
    throw new Passing('unreachable', `${url} cannot be reached (${causeOf(error)}).`);
  });
  const fault = faultOf(url, answer);
  if (fault === null) return answer;
  await answer.body?.cancel();
  throw fault;
}

/** The system's own word for what failed. */
function causeOf(error: Error): string {
  const cause = error.cause as { code?: string; message?: string } | undefined;
  return cause?.code ?? cause?.message ?? error.message;
}

function faultOf(url: string, { status, headers }: Response): CannotAdd | null {
  const host = new URL(url).host;
  if (status === 429 || status === 503) {
    const seconds = secondsIn(headers.get('retry-after'));
    const asks = seconds === null ? '' : ` and asks to wait ${seconds} s`;
    const message = `${host} is asked too much (${status})${asks}.`;
    return new Passing('too_many_requests', message, seconds === null ? null : seconds * 1000);
  }
  if (status >= 500 || status === 408) return new Passing('refused', `${host} answers ${status} for ${url}.`);
  if (status !== 200 && status !== 206)
    return new CannotAdd('refused', `${host} answers ${status} for ${url}.`);
  if (/^text\/html/i.test(headers.get('content-type') ?? ''))
    return new CannotAdd(
      'web_page',
      `${url} gives a web page and no file: is a sign-in or a proxy in between?`,
    );
  return null;
}

/** `Retry-After` is a number of seconds or a date. */
function secondsIn(text: string | null): number | null {
  if (text === null) return null;
  const seconds = /^\d+$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - Date.now()) / 1000);
  return Number.isNaN(seconds) ? null : Math.max(0, seconds);
}

/** Whether a part is the one that was asked for: otherwise the next try asks for the whole. */
async function assertPart(
  { url, target, bytes }: Wanted,
  { answer, done }: { readonly answer: Response; readonly done: number },
  disk: InstallDisk,
): Promise<void> {
  const range = answer.headers.get('content-range');
  if (answer.status !== 206 || range === `bytes ${done}-${bytes - 1}/${bytes}`) return;
  await disk.remove(`${target}.part`);
  const said = range ?? 'it does not say which';
  throw new Passing('wrong_range', `${url} gives another part than was asked for (${said}).`);
}

/** Looks at what a server says of the size before anything is taken. */
function assertSize({ url, bytes }: Wanted, { headers }: Response, done: number): void {
  const length = headers.get('content-length');
  if (length !== null && !headers.has('content-encoding') && done + Number(length) !== bytes)
    throw new CannotAdd('wrong_size', `${url} has ${done + Number(length)} bytes; it should have ${bytes}.`);
}

interface Flow {
  readonly answer: Response;
  readonly begun: Kept;
  readonly goesOn: boolean;
  readonly onPiece: () => void;
}

async function pour(
  wanted: Wanted,
  { answer, begun, goesOn, onPiece }: Flow,
  ports: DownloadPorts,
): Promise<Kept> {
  const { hash } = begun;
  let { done } = begun;
  const file = await ports.disk.open(`${wanted.target}.part`, goesOn ? 'end' : 'start');
  try {
    for await (const piece of piecesOf(wanted, answer)) {
      onPiece();
      done += piece.length;
      if (done > wanted.bytes) break;
      hash.update(piece);
      await file.write(piece);
      ports.onBytes(done);
    }
  } finally {
    await file.close();
  }
  if (done <= wanted.bytes) return { done, hash };
  await ports.disk.remove(`${wanted.target}.part`);
  throw new CannotAdd(
    'wrong_size',
    `${wanted.url} has more than the ${wanted.bytes} bytes that it should have.`,
  );
}

/** What comes; a connection that breaks is told apart from a disk that fails. */
async function* piecesOf({ url }: Wanted, { body }: Response): AsyncGenerator<Uint8Array> {
  try {
    for await (const piece of body ?? []) yield piece as Uint8Array;
  } catch (error) {
    throw new Passing('cut', `The connection to ${url} broke (${causeOf(error as Error)}).`);
  }
}
