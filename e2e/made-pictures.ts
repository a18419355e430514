import { editsEndpoints, filesEndpoints, type HistoryItem } from '@maquette/contract';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { livingRoom } from './photos.ts';

const headers = (token: string) => ({ authorization: `Bearer ${token}` });

const file = (name: string, buffer: Buffer, mimeType = 'image/jpeg') => ({ name, mimeType, buffer });

/** A small JPEG; each number gives another one. */
export const smallPhoto = (number: number, size: { width: number; height: number }): Promise<Buffer> =>
  sharp(livingRoom)
    .resize({ ...size, fit: 'cover' })
    .modulate({ hue: number * 40 })
    .jpeg()
    .toBuffer();

/** Puts a picture into the history by the API; with an original it is what the photo editor made of that one. */
export const storePicture = async (
  page: Page,
  token: string,
  {
    name,
    number,
    width = 320,
    originalId,
  }: { name: string; number: number; width?: number; originalId?: string },
): Promise<HistoryItem> => {
  const answer = await page.request.post('/api/files/upload', {
    headers: headers(token),
    multipart: {
      image: file(name, await smallPhoto(number, { width, height: 240 })),
      ...(originalId && { type: 'edited', originalImageId: originalId }),
    },
  });
  return filesEndpoints.uploadFile.response.parse(await answer.json()).file;
};

/** A black-and-white mask with a block in its middle. */
const blockMask = async (width: number, height: number): Promise<Buffer> => {
  const side = Math.round(height / 3);
  const block = { create: { width: side, height: side, channels: 3, background: 'white' } } as const;
  const input = await sharp(block).png().toBuffer();
  const ground = { create: { width, height, channels: 3, background: 'black' } } as const;
  return sharp(ground)
    .composite([{ input, left: Math.round((width - side) / 2), top: side }])
    .png()
    .toBuffer();
};

/** Makes a picture of a photo by one of the tools, within a block in its middle. */
export const makePicture = async (
  page: Page,
  token: string,
  {
    photo,
    tool,
    form,
  }: { photo: HistoryItem; tool: 'inpaint' | 'search-recolor'; form: Record<string, string> },
): Promise<HistoryItem> => {
  const { width, height } = photo.metadata;
  const answer = await page.request.post(`/api/inpaint/${tool}`, {
    headers: headers(token),
    multipart: {
      ...form,
      fileId: photo.id,
      mask: file('mask.png', await blockMask(width, height), 'image/png'),
    },
    timeout: 150_000,
  });
  const { requestId } = editsEndpoints.inpaint.response.parse(await answer.json());
  const edit = await page.request.get(`/api/edits/${requestId}`, { headers: headers(token) });
  return editsEndpoints.getEdit.response.parse(await edit.json()).files[0]!;
};
