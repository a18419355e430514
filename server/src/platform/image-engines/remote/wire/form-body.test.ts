import { expect, it } from 'vitest';
import { formBody } from './form-body.ts';

it('is read by others as it was meant, awkward names, words and bytes included', async () => {
  const bytes = Buffer.from([0, 13, 10, 45, 45, 255]);
  const { contentType, chunks } = formBody({
    prompt: 'a sofa\r\n--boundary\r\nété',
    empty: '',
    absent: undefined,
    image: { bytes, mime: 'image/png', filename: 'a "b"\n.png' },
  });
  const body = new Response(new Uint8Array(Buffer.concat(chunks)), {
    headers: { 'content-type': contentType },
  });
  const form = await body.formData();
  expect([...form.keys()]).toEqual(['prompt', 'empty', 'image']);
  expect([form.get('prompt'), form.get('empty')]).toEqual(['a sofa\r\n--boundary\r\nété', '']);
  const image = form.get('image') as File;
  expect([image.name, image.type]).toEqual(['a "b"\n.png', 'image/png']);
  expect(Buffer.from(await image.arrayBuffer()).equals(bytes)).toBe(true);
});

it('does not copy what it carries', () => {
  const bytes = Buffer.alloc(9);
  expect(formBody({ image: { bytes, mime: 'image/png', filename: 'a.png' } }).chunks).toContain(bytes);
});
