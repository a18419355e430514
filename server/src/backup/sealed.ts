import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/**
 * A sealed file: 8 letters, 16 random bytes, then the content in pieces of 64 KiB, each encrypted with AES-256-GCM and followed by
 * its tag of 16 bytes. The key is HKDF-SHA256 of the backup key and the random bytes, so each file has its own; the nonce counts the
 * pieces and says which is the last, so that none can be left out, swapped or cut off; the file's name is bound in, so that no two
 * files can change places. After Rogaway and others' STREAM (https://eprint.iacr.org/2015/189).
 */
const HEAD = Buffer.from('MQSEAL1\n');
const SALT_BYTES = 16;
const PIECE_BYTES = 65_536;
const TAG_BYTES = 16;
const NONCE_BYTES = 12;
const KEY_BYTES = 32;
const CIPHER = 'aes-256-gcm';

/** A sealed file does not open: another key, or it was changed. */
export class BadSeal extends Error {
  constructor(name: string) {
    super(`${name} does not open: it was changed, or BACKUP_KEY is another one`);
    this.name = 'BadSeal';
  }
}

export interface Seal {
  readonly key: string;
  /** Of the file. */
  readonly name: string;
}

type Chunks = AsyncIterable<Buffer> | Iterable<Buffer>;

/** How many bytes a content of so many takes once it is sealed. */
export const sealedBytes = (bytes: number): number =>
  HEAD.length + SALT_BYTES + bytes + TAG_BYTES * Math.max(1, Math.ceil(bytes / PIECE_BYTES));

/** Encrypts a content as it passes. */
export async function* sealing(content: Chunks, { key, name }: Seal): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT_BYTES);
  yield Buffer.concat([HEAD, salt]);
  const fileKey = keyOf(key, salt);
  let count = 0;
  for await (const { piece, isLast } of inPieces(content, PIECE_BYTES)) {
    const cipher = createCipheriv(CIPHER, fileKey, nonceOf(count++, isLast));
    cipher.setAAD(Buffer.from(name));
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
  }
}

/** Decrypts a sealed file as it passes; nothing of a piece is given before it is proved genuine. @throws BadSeal */
export async function* opening(sealed: Chunks, { key, name }: Seal): AsyncGenerator<Buffer> {
  let fileKey: Buffer | undefined;
  let count = 0;
  for await (const { piece, isLast } of framesOf(sealed, name)) {
    if (fileKey === undefined) {
      fileKey = keyOf(key, piece);
      continue;
    }
    if (piece.length < TAG_BYTES) throw new BadSeal(name);
    const decipher = createDecipheriv(CIPHER, fileKey, nonceOf(count++, isLast));
    decipher.setAAD(Buffer.from(name));
    decipher.setAuthTag(piece.subarray(-TAG_BYTES));
    const plain = decipher.update(piece.subarray(0, -TAG_BYTES));
    try {
      decipher.final();
    } catch {
      throw new BadSeal(name);
    }
    yield plain;
  }
}

/** The random bytes, then the encrypted pieces with their tags. */
async function* framesOf(sealed: Chunks, name: string): AsyncGenerator<Piece> {
  const headBytes = HEAD.length + SALT_BYTES;
  let head = Buffer.alloc(0);
  const iterator = (async function* () {
    yield* sealed;
  })();
  while (head.length < headBytes) {
    const next = await iterator.next();
    if (next.done) throw new BadSeal(name);
    head = Buffer.concat([head, next.value]);
  }
  if (!head.subarray(0, HEAD.length).equals(HEAD)) throw new BadSeal(name);
  yield { piece: head.subarray(HEAD.length, headBytes), isLast: false };
  const rest = (async function* () {
    yield head.subarray(headBytes);
    yield* iterator;
  })();
  yield* inPieces(rest, PIECE_BYTES + TAG_BYTES);
}

interface Piece {
  readonly piece: Buffer;
  readonly isLast: boolean;
}

/** The same bytes in pieces of one size, of which the last, and only that, may be smaller; of nothing one empty piece. */
async function* inPieces(content: Chunks, size: number): AsyncGenerator<Piece> {
  let held: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of content) {
    held.push(chunk);
    bytes += chunk.length;
    if (bytes <= size) continue;
    let all = Buffer.concat(held);
    for (; all.length > size; all = all.subarray(size)) yield { piece: all.subarray(0, size), isLast: false };
    held = [all];
    bytes = all.length;
  }
  yield { piece: Buffer.concat(held), isLast: true };
}

const keyOf = (key: string, salt: Buffer): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, 'maquette backup', KEY_BYTES));

function nonceOf(count: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES);
  nonce.writeUInt32BE(count, NONCE_BYTES - 5);
  nonce[NONCE_BYTES - 1] = isLast ? 1 : 0;
  return nonce;
}
