import { type Endpoint, limits } from '@maquette/contract';
import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Refusal } from '../refusal.ts';
import type { UploadedFile } from './route.ts';

const FIELDS_MAX = 40;
const FIELD_BYTES = 16_384;
/**
 * More than one chunk from the network. The parser waits for ever once a part that it skips, since it is no form data,
 * outgrows this within the chunk that also ends the body.
 */
const PART_BUFFER_BYTES = 262_144;
/** What is read of a refused upload, so that the caller is still there to hear why. */
const DRAIN_BYTES = 8 * limits.uploadBytes;

export interface MultipartInput {
  readonly form: Readonly<Record<string, unknown>>;
  readonly files: Readonly<Record<string, UploadedFile>>;
  /** Takes the files away; harmless for those that were moved. */
  remove(): Promise<void>;
}

interface UploadPlace {
  readonly folder: string;
  /** Throws while there is no room for what arrives. */
  readonly assertSpace: () => Promise<void>;
}

/**
 * Streams a multipart body (RFC 7578) to files in `folder`, each of at most 10 MiB, beside its text fields.
 * Throws `picture_too_large`, `unknown_field`, `missing_field`, `validation_failed`; then, or when the caller leaves
 * half-way, no file stays.
 */
export async function readMultipart(
  request: FastifyRequest,
  endpoint: Endpoint,
  { folder, assertSpace }: UploadPlace,
): Promise<MultipartInput> {
  const reading = new Reading(endpoint, folder);
  try {
    await assertSpace();
    const parts = request.parts({
      fileHwm: PART_BUFFER_BYTES,
      limits: {
        fileSize: limits.uploadBytes,
        fieldSize: FIELD_BYTES,
        fields: FIELDS_MAX,
        files: Object.keys(endpoint.files ?? {}).length + 1,
      },
    });
    for await (const part of parts) {
      if (part.type === 'file') await reading.takeFile(part);
      else reading.takeField(part);
    }
    reading.assertComplete();
    return reading;
  } catch (error) {
    drain(request.raw);
    await reading.remove();
    throw isBrokenBody(error) ? refuseField('body', 'invalid') : error;
  }
}

/** The parser complains in plain errors; what the system or the framework says has a code of its own. */
function isBrokenBody(error: unknown): boolean {
  if (!(error instanceof Error) || error.name !== 'Error') return false;
  const { code } = error as NodeJS.ErrnoException;
  return code === undefined || code === 'ERR_STREAM_PREMATURE_CLOSE';
}

class Reading implements MultipartInput {
  readonly form: Record<string, unknown> = {};
  readonly files: Record<string, UploadedFile> = {};
  readonly #endpoint: Endpoint;
  readonly #folder: string;
  readonly #paths: string[] = [];

  constructor(endpoint: Endpoint, folder: string) {
    this.#endpoint = endpoint;
    this.#folder = folder;
  }

  takeField({ fieldname, value, valueTruncated }: MultipartValue): void {
    if (this.#expectsFile(fieldname)) throw refuseField(fieldname, 'wrong_type');
    if (fieldname in this.form || valueTruncated) throw refuseField(fieldname, 'invalid');
    this.form[fieldname] = value;
  }

  async takeFile({ fieldname, filename, file }: MultipartFile): Promise<void> {
    if (!this.#expectsFile(fieldname)) {
      throw new Refusal('unknown_field', { fields: { [fieldname]: { code: 'unknown' } } });
    }
    if (fieldname in this.files) throw refuseField(fieldname, 'invalid');
    const path = join(this.#folder, randomUUID());
    this.#paths.push(path);
    const meter = new Meter();
    const onDisk = createWriteStream(path, { flags: 'wx', mode: 0o600 });
    try {
      await pipeline(file, meter, onDisk);
    } catch (error) {
      // A file that is only just being opened would appear after it was taken away.
      if (!onDisk.closed) await once(onDisk, 'close');
      throw error;
    }
    if (file.truncated) {
      throw new Refusal('picture_too_large', { fields: { [fieldname]: { code: 'picture_too_large' } } });
    }
    // A browser sends a file input that was left empty as a nameless file of no bytes.
    if (meter.bytes === 0 && !filename) return;
    this.files[fieldname] = { path, filename, bytes: meter.bytes, sha256: meter.hash.digest('hex') };
  }

  assertComplete(): void {
    const wanted = Object.entries(this.#endpoint.files ?? {}).filter(([, isRequired]) => isRequired);
    const missing = wanted.map(([name]) => name).filter((name) => !(name in this.files));
    if (missing.length === 0) return;
    const fields = Object.fromEntries(missing.map((name) => [name, { code: 'required' as const }]));
    throw new Refusal('missing_field', { fields });
  }

  async remove(): Promise<void> {
    await Promise.all(this.#paths.map((path) => rm(path, { force: true })));
  }

  #expectsFile(name: string): boolean {
    return Object.hasOwn(this.#endpoint.files ?? {}, name);
  }
}

/** Lets bytes through, counting and hashing them. */
class Meter extends Transform {
  readonly hash = createHash('sha256');
  bytes = 0;

  override _transform(chunk: Buffer, _encoding: string, done: (error: null, chunk: Buffer) => void): void {
    this.bytes += chunk.length;
    this.hash.update(chunk);
    done(null, chunk);
  }
}

const refuseField = (name: string, code: 'invalid' | 'wrong_type'): Refusal =>
  new Refusal('validation_failed', { fields: { [name]: { code } } });

/** Reads on without keeping anything; whoever goes on sending for too long is cut off. */
function drain(raw: IncomingMessage): void {
  let left = DRAIN_BYTES;
  raw.unpipe();
  raw.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) raw.destroy();
  });
  raw.resume();
}
