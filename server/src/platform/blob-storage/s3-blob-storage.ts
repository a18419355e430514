import type * as Sdk from '@aws-sdk/client-s3';
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { resolveRange } from '../byte-range.ts';
import { silentLog } from '../log.ts';
import { makeFolder } from '../make-folder.ts';
import { assertBlobKey, type BlobEntry, BlobMissing, type BlobStorage } from './blob-storage.ts';
import type { S3Address } from './storage-address.ts';

/** How long the store is waited for, and how often it is asked again. */
export interface Patience {
  readonly attempts: number;
  /** The first pause is at most so long; each further one twice as long as the one before. */
  readonly pauseMs: number;
  readonly connectMs: number;
  /** How long nothing may come before the answer is given up. */
  readonly idleMs: number;
  /** How long one attempt may take in all, besides what its bytes take at the slowest rate borne. */
  readonly attemptMs: number;
}

export interface S3Options {
  readonly address: S3Address;
  /** Folder for files of the moment. */
  readonly temporary: string;
  /** Throws while the disk of `temporary` has no room for more. */
  readonly assertOpen?: () => Promise<void>;
  /** Whether whoever wants a blob is sent to the store for it. */
  readonly redirects?: boolean;
  readonly patience?: Patience;
  /** How many keys are listed in one answer; as many as the store likes unless told. */
  readonly keysAtOnce?: number;
}

const PATIENCE: Patience = {
  attempts: 5,
  pauseMs: 400,
  connectMs: 5_000,
  idleMs: 20_000,
  attemptMs: 30_000,
};
/** Slower than this a line is taken for dead. Bytes a millisecond. */
const SLOWEST_RATE = 100;
/** Connections at once: what deletes and parallel reads share. */
const CONNECTIONS = 32;
/** A signed address is used at once; so long it lives. */
const SIGNED_S = 300;

const NOT_FOUND = 404;
const TOO_MANY = 429;
const REQUEST_TIMEOUT = 408;
const SERVER_FAULT = 500;

/** What the store gives back is not what it was given. */
class NotAsWritten extends Error {
  constructor(key: string) {
    super(`The object store gives back other bytes than were written: ${key}`);
    this.name = 'NotAsWritten';
  }
}

/**
 * Blobs as objects of a store that speaks S3. What is written is read back and compared before it counts as stored.
 * Every call may be made twice without harm, so calls that fail or whose answer is lost are made again.
 * Credentials come from where the SDK looks for them: the environment, shared files, the machine's role.
 */
export function s3BlobStorage(options: S3Options): BlobStorage {
  const { address, temporary, assertOpen, redirects = false, patience = PATIENCE } = options;
  makeFolder(temporary);
  const calls = callsOf(options);
  const { open, at, trying, get, sizeOf } = calls;

  const putFile = async (key: string, path: string): Promise<void> => {
    const target = at(key);
    const bytes = (await stat(path)).size;
    const { md5, sha256 } = await hashesOf(createReadStream(path));
    await trying(async (abortSignal) => {
      const { client, sdk } = await open();
      const content = createReadStream(path);
      const what = { Body: content, ContentLength: bytes, ContentMD5: md5 };
      try {
        await client.send(new sdk.PutObjectCommand({ ...target, ...what }), { abortSignal });
      } finally {
        content.destroy();
      }
      const back = await hashesOf((await get(target, abortSignal)).stream);
      if (back.sha256 !== sha256) throw new NotAsWritten(key);
    }, bytes);
  };

  /** Runs `use` on a file of the moment. */
  const aside = async <T>(use: (path: string) => Promise<T>): Promise<T> => {
    const path = join(temporary, randomUUID());
    try {
      return await use(path);
    } finally {
      await rm(path, { force: true });
    }
  };

  return {
    put: async (key, content) => {
      at(key);
      await assertOpen?.();
      await aside(async (path) => {
        const chunks = Buffer.isBuffer(content) ? Readable.from([content]) : content;
        await pipeline(chunks, createWriteStream(path, { mode: 0o600 }));
        await putFile(key, path);
      });
    },
    adopt: async (key, path) => {
      await assertOpen?.();
      await putFile(key, path);
      await rm(path, { force: true });
    },
    open: (key, wish) =>
      orMissing(key, async () => {
        if (!wish) return { ...(await trying((signal) => get(at(key), signal))), range: null };
        const bytes = await sizeOf(key);
        const range = resolveRange(wish, bytes);
        const part = { ...at(key), Range: `bytes=${range.first}-${range.last}` };
        return { stream: (await trying((signal) => get(part, signal))).stream, bytes, range };
      }),
    read: (key) =>
      orMissing(key, () =>
        trying(async (signal) => {
          const { stream, bytes } = await get(at(key), signal);
          return assertWhole(await buffer(stream), bytes);
        }),
      ),
    withFile: (key, use) =>
      aside(async (path) => {
        await orMissing(key, () =>
          trying(async (signal) => {
            const { stream, bytes } = await get(at(key), signal);
            await pipeline(stream, createWriteStream(path, { mode: 0o600 }), { signal });
            assertWhole({ length: (await stat(path)).size }, bytes);
          }),
        );
        return use(path);
      }),
    delete: (key) =>
      trying(async (abortSignal) => {
        const { client, sdk } = await open();
        await client.send(new sdk.DeleteObjectCommand(at(key)), { abortSignal });
      }),
    list: (prefix = '') => listObjects(calls, options, prefix),
    assertReachable: async () => {
      const { client, sdk } = await open();
      const abortSignal = AbortSignal.timeout(patience.connectMs);
      await client.send(new sdk.HeadBucketCommand({ Bucket: address.bucket }), { abortSignal });
    },
    addressOf: async (key, { mime, headers, maxAgeSeconds }) => {
      if (!redirects) return null;
      await orMissing(key, () => sizeOf(key));
      const { client, sdk } = await open();
      const { getSignedUrl } = await import('@aws-sdk/s3-request-presigner');
      const command = new sdk.GetObjectCommand({
        ...at(key),
        ResponseContentType: mime,
        ResponseContentDisposition: headers['content-disposition'],
        ResponseCacheControl: `private, max-age=${maxAgeSeconds}, immutable`,
      });
      return getSignedUrl(client, command, { expiresIn: SIGNED_S });
    },
  };
}

type Calls = ReturnType<typeof callsOf>;

/** What all that is asked of a store is made of. */
function callsOf(options: S3Options) {
  const { address, patience = PATIENCE } = options;
  const open = opener(options);
  const at = (key: string) => {
    assertBlobKey(key);
    return { Bucket: address.bucket, Key: address.prefix + key };
  };

  const trying = async <T>(work: (signal: AbortSignal) => Promise<T>, bytes = 0): Promise<T> => {
    for (let attempt = 1; ; attempt++) {
      const giveUp = new AbortController();
      // What is still read from an answer once `work` is done is up to whoever reads it.
      const timer = setTimeout(() => giveUp.abort(), patience.attemptMs + bytes / SLOWEST_RATE);
      try {
        return await work(giveUp.signal);
      } catch (error) {
        if (attempt >= patience.attempts || !isPassing(error)) throw error;
        await wait(patience.pauseMs * 2 ** (attempt - 1) * Math.random());
      } finally {
        clearTimeout(timer);
      }
    }
  };

  const get = async (input: Sdk.GetObjectCommandInput, abortSignal: AbortSignal) => {
    const { client, sdk } = await open();
    const { Body, ContentLength = 0 } = await client.send(new sdk.GetObjectCommand(input), { abortSignal });
    return { stream: Body as Readable, bytes: ContentLength };
  };
  const sizeOf = (key: string): Promise<number> =>
    trying(async (abortSignal) => {
      const { client, sdk } = await open();
      return (await client.send(new sdk.HeadObjectCommand(at(key)), { abortSignal })).ContentLength ?? 0;
    });

  return { open, at, trying, get, sizeOf };
}

async function* listObjects(
  { open, trying }: Calls,
  { address, keysAtOnce }: S3Options,
  prefix: string,
): AsyncIterable<BlobEntry> {
  let token: string | undefined;
  do {
    const page = await trying(async (abortSignal) => {
      const { client, sdk } = await open();
      const command = new sdk.ListObjectsV2Command({
        Bucket: address.bucket,
        Prefix: address.prefix + prefix,
        ContinuationToken: token,
        MaxKeys: keysAtOnce,
      });
      return client.send(command, { abortSignal });
    });
    for (const { Key = '', Size = 0, LastModified } of page.Contents ?? [])
      yield {
        key: Key.slice(address.prefix.length),
        bytes: Size,
        modifiedAt: LastModified?.getTime() ?? 0,
      };
    token = page.IsTruncated ? page.NextContinuationToken : undefined;
  } while (token !== undefined);
}

type Opened = { readonly sdk: typeof Sdk; readonly client: Sdk.S3Client };

/** Loads the SDK when it is first wanted: the embedded default starts without it. */
function opener({ address, patience = PATIENCE }: S3Options): () => Promise<Opened> {
  let opened: Promise<Opened> | undefined;
  return () => (opened ??= load());

  async function load(): Promise<Opened> {
    const sdk = await import('@aws-sdk/client-s3');
    const agent = { keepAlive: true, maxSockets: CONNECTIONS };
    const client = new sdk.S3Client({
      region: address.region,
      forcePathStyle: address.pathStyle,
      ...(address.endpoint !== null && { endpoint: address.endpoint }),
      // The SDK's own choice, checksums at the end of streams, is unknown to many stores; what is written is compared anyway.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      // Calls are made again here, bodies included; the SDK would grumble on the console that it cannot.
      maxAttempts: 1,
      logger: silentLog,
      requestHandler: {
        connectionTimeout: patience.connectMs,
        socketTimeout: patience.idleMs,
        httpAgent: agent,
        httpsAgent: agent,
      },
    });
    return { sdk, client };
  }
}

const statusOf = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;

/** Whether the same call may go well the next time: the store is busy, or the line broke. */
function isPassing(error: unknown): boolean {
  const { name, code } = error as { name?: string; code?: string };
  if (/^(Credentials|BlobMissing|RangeUnsatisfiable)/.test(name ?? '')) return false;
  // The local disk's own faults.
  if (/^(ENOSPC|EDQUOT|ENOENT|EACCES|EROFS|EMFILE)$/.test(code ?? '')) return false;
  const status = statusOf(error);
  if (status === undefined || isAnswer(status)) return true;
  return (
    status >= SERVER_FAULT ||
    [TOO_MANY, REQUEST_TIMEOUT].includes(status) ||
    // Once told so the SDK signs by the store's clock.
    /^(BadDigest|RequestTimeout|RequestTimeTooSkewed|SlowDown)$/.test(name ?? '')
  );
}

/** A call that went well, of which the rest of the answer was lost. */
const isAnswer = (status: number): boolean => status >= 200 && status < 300;

async function orMissing<T>(key: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw statusOf(error) === NOT_FOUND && !isBucketMissing(error) ? new BlobMissing(key) : error;
  }
}

const isBucketMissing = (error: unknown): boolean => (error as Error).name === 'NoSuchBucket';

function assertWhole<T extends { readonly length: number }>(content: T, bytes: number): T {
  if (content.length !== bytes) throw new Error(`The answer ended after ${content.length} of ${bytes} bytes`);
  return content;
}

async function hashesOf(stream: Readable): Promise<{ md5: string; sha256: string }> {
  const md5 = createHash('md5');
  const sha256 = createHash('sha256');
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    md5.update(chunk);
    sha256.update(chunk);
  }
  return { md5: md5.digest('base64'), sha256: sha256.digest('hex') };
}
