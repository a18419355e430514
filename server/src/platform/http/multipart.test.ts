import { endpoint } from '@maquette/contract';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { errorOf } from '#test/support/build-test-app.ts';
import { serveRoutes } from '#test/support/serve-routes.ts';
import { bind } from './route.ts';

const upload = endpoint({
  method: 'POST',
  path: '/upload',
  access: 'public',
  summary: 'Take files',
  form: z.strictObject({ words: z.string().optional() }),
  files: { image: true, mask: false },
  answer: 'json',
  response: z.object({ names: z.array(z.string()), bytes: z.int(), isTrue: z.boolean(), words: z.string() }),
  errors: ['validation_failed', 'unknown_field', 'missing_field', 'picture_too_large'],
});

/** Tells what arrived, and whether it lay on the disk while the call ran. */
const route = bind(upload, async (_ctx, { form }, { files }) => {
  const onDisk = await Promise.all(Object.values(files).map(async ({ path }) => readFile(path)));
  const hashes = onDisk.map((bytes) => createHash('sha256').update(bytes).digest('hex'));
  const isTrue = Object.values(files).every((file, i) => file.sha256 === hashes[i]);
  const bytes = Object.values(files).reduce((sum, file) => sum + file.bytes, 0);
  return { names: Object.keys(files), bytes, isTrue, words: form.words ?? '' };
});

interface Part {
  readonly name: string;
  readonly filename?: string;
  readonly content: string | Buffer;
}

const bodyOf = (parts: readonly Part[]): Buffer => {
  const chunks = parts.flatMap(({ name, filename, content }) => [
    Buffer.from(
      `--edge\r\ncontent-disposition: form-data; name="${name}"${filename === undefined ? '' : `; filename="${filename}"\r\ncontent-type: application/octet-stream`}\r\n\r\n`,
    ),
    Buffer.from(content as string),
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...chunks, Buffer.from('--edge--\r\n')]);
};

const longPart = (head: string): Buffer =>
  Buffer.concat([
    Buffer.from(`--edge\r\n${head}\r\n\r\n`),
    Buffer.alloc(60_000),
    Buffer.from('\r\n--edge--\r\n'),
  ]);

const post = async (parts: readonly Part[]) => {
  const served = await serveRoutes([route]);
  const answer = await served.app.inject({
    method: 'POST',
    url: '/api/upload',
    headers: { 'content-type': 'multipart/form-data; boundary=edge' },
    payload: bodyOf(parts),
  });
  return { answer, served };
};

const image: Part = { name: 'image', filename: 'room.jpg', content: 'a picture' };

describe('an upload', () => {
  it.each([
    ['without the file', [{ name: 'words', content: 'a' }], 400, 'missing_field', 'image'],
    ['with an empty file input', [{ ...image, filename: '', content: '' }], 400, 'missing_field', 'image'],
    [
      'with a text where the file belongs',
      [{ name: 'image', content: 'a' }],
      400,
      'validation_failed',
      'image',
    ],
    ['with an unknown file', [image, { ...image, name: 'other' }], 400, 'unknown_field', 'other'],
    ['with an unknown field', [image, { name: 'other', content: 'a' }], 400, 'unknown_field', 'other'],
    ['with the file twice', [image, image], 400, 'validation_failed', 'image'],
    [
      'with a field twice',
      [image, { name: 'words', content: 'a' }, { name: 'words', content: 'b' }],
      400,
      'validation_failed',
      'words',
    ],
    [
      'with a huge field',
      [image, { name: 'words', content: 'x'.repeat(20_000) }],
      400,
      'validation_failed',
      'words',
    ],
    [
      'one byte too large',
      [{ ...image, content: Buffer.alloc(10_485_761) }],
      413,
      'picture_too_large',
      'image',
    ],
  ] as const)('is refused %s, and nothing of it stays', async (_how, parts, status, code, field) => {
    const { answer, served } = await post(parts);
    expect([answer.statusCode, errorOf(answer).error]).toEqual([status, code]);
    expect(Object.keys(errorOf(answer).fields ?? {})).toEqual([field]);
    expect(served.arriving()).toEqual([]);
  });

  it.each([
    ['cut off in the middle', bodyOf([image]).subarray(0, 90)],
    ['of noise', Buffer.from('noise')],
    ['of nothing', Buffer.alloc(0)],
    ['one long part that is no form data', longPart('content-disposition: attachment; name="image"')],
    ['one long part without a name', longPart('content-type: image/png')],
  ])('is refused when its body is %s', async (_how, payload) => {
    const served = await serveRoutes([route]);
    const headers = { 'content-type': 'multipart/form-data; boundary=edge' };
    const answer = await served.app.inject({ method: 'POST', url: '/api/upload', headers, payload });
    expect(answer.statusCode).toBe(400);
    expect(served.arriving()).toEqual([]);
  });

  it('of exactly 10 MiB is taken, hashed, and gone after the call', async () => {
    const { answer, served } = await post([{ ...image, content: Buffer.alloc(10_485_760, 7) }]);
    expect(answer.json()).toEqual({ names: ['image'], bytes: 10_485_760, isTrue: true, words: '' });
    expect(served.arriving()).toEqual([]);
  });

  it('brings its files and its words', async () => {
    const mask = { ...image, name: 'mask' };
    const { answer } = await post([image, { name: 'words', content: 'canapé' }, mask]);
    expect(answer.json()).toMatchObject({ names: ['image', 'mask'], isTrue: true, words: 'canapé' });
  });

  it('leaves nothing when the caller goes away half-way', async () => {
    const served = await serveRoutes([route]);
    const socket = await sendHalf(served.app);
    await until(() => served.arriving().length === 1);
    socket.destroy();
    await until(() => served.arriving().length === 0);
    expect(served.logged.join('')).not.toContain('call failed');
  });

  it('is answered while it is still being sent, when it is refused early', async () => {
    const served = await serveRoutes([route]);
    const socket = await sendHalf(served.app, 'other');
    const answer = await new Promise<string>((resolve) => {
      socket.on('data', (bytes: Buffer) => resolve(bytes.toString()));
    });
    socket.destroy();
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  });
});

/** Opens an upload of a megabyte and sends a part of it. */
const sendHalf = async (
  app: Awaited<ReturnType<typeof serveRoutes>>['app'],
  name = 'image',
): Promise<Socket> => {
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  const head = ['POST /api/upload HTTP/1.1', 'host: x', 'content-type: multipart/form-data; boundary=edge'];
  socket.write(`${head.join('\r\n')}\r\ncontent-length: 1000000\r\n\r\n`);
  socket.write(bodyOf([{ ...image, name, content: Buffer.alloc(200_000) }]).subarray(0, 150_000));
  return socket;
};

const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await new Promise((next) => setImmediate(next));
};
