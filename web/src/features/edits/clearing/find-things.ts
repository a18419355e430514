import { type ClearedThing, type Clearing, editsEndpoints } from '@maquette/contract';
import { call } from '../../../platform/api/call.ts';
import { dataUrlOf } from '../photo/data-url.ts';
import { type GreyPicture, readMask } from '../region/index.ts';

/** What may go in a photo, and which pixel belongs to which thing. */
export interface FoundThings {
  readonly things: readonly ClearedThing[];
  /** 0 stays, n is the n-th thing. */
  readonly numbers: GreyPicture;
}

interface Asked {
  readonly photoId: string;
  readonly group: Clearing;
}

/**
 * Finds what goes when a room is decluttered or emptied; free.
 * @throws ApiError when refused, unreachable, or answered outside the contract
 */
export async function findThings({ photoId, group }: Asked, signal?: AbortSignal): Promise<FoundThings> {
  const form = { fileId: photoId, group };
  const answer = await call(editsEndpoints.select, { form }, signal && { signal });
  return { things: answer.things ?? [], numbers: await readMask(answer.numbers ?? answer.mask) };
}

/** A mask as a PNG data URL. @throws Error where the browser draws nothing */
export async function drawMask({ width, height, grey }: GreyPicture): Promise<string> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  const data = new Uint8ClampedArray(width * height * 4);
  for (const [at, value] of grey.entries()) data.set([value, value, value, 255], 4 * at);
  context.putImageData(new ImageData(data, width, height), 0, 0);
  return dataUrlOf(await canvas.convertToBlob({ type: 'image/png' }));
}
