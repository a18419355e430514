import {
  type LightBase,
  lightBaseOf,
  lightBaseSide,
  type PhotoSource,
  type PixelImage,
} from '@maquette/engine';
import { type PhotoFile, PhotoProblem } from './photo-jobs.ts';

let told: { readonly id: number; readonly base: LightBase } | null = null;

/** The light of a picture by place, told once for preview and export. */
export function lightOf({ id }: PhotoFile, bitmap: ImageBitmap): LightBase {
  if (told?.id !== id) told = { id, base: lightBaseOf(readSmall(bitmap, lightBaseSide)) };
  return told.base;
}

interface BitmapSource extends PhotoSource {
  /** Gives the memory of the last part back; nothing is read afterwards. */
  readonly close: () => void;
}

/** Lets the engine read a bitmap part by part; a part is all that lies in memory a second time. */
export function sourceOf(file: PhotoFile, bitmap: ImageBitmap): BitmapSource {
  let reader: OffscreenCanvas | null = null;
  let former: Uint8Array<ArrayBuffer> | null = null;
  return {
    width: bitmap.width,
    height: bitmap.height,
    lightBase: () => lightOf(file, bitmap),
    readArea: ({ left, top, right, bottom }) => {
      const [width, height] = [right - left, bottom - top];
      if (reader?.width !== width || reader.height !== height) reader = new OffscreenCanvas(width, height);
      const context = contextOf(reader, { willReadFrequently: true });
      // The area before may have been opaque where this one is not.
      context.globalCompositeOperation = 'copy';
      context.drawImage(bitmap, -left, -top);
      if (former) letGo(former);
      const { data } = context.getImageData(0, 0, width, height);
      former = new Uint8Array(data.buffer as ArrayBuffer);
      return { width, height, data: former };
    },
    close: () => {
      if (former) letGo(former);
      if (reader) letCanvasGo(reader);
    },
  };
}

/**
 * Gives the memory of pixels back at once: the browser would clear away band after band only when much has come together.
 * Nothing can be read from them any more.
 */
export function letGo({ buffer }: { readonly buffer: ArrayBufferLike }): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength > 0) structuredClone(null, { transfer: [buffer] });
}

/** The same of a canvas that is done with. */
export function letCanvasGo(canvas: OffscreenCanvas): void {
  canvas.width = 0;
  canvas.height = 0;
}

/** The whole picture, made smaller so that its longest side has at most so many pixels. */
export function readSmall(bitmap: ImageBitmap, longestSide: number): PixelImage {
  return readAs(bitmap, fitSide(bitmap, longestSide));
}

/** The whole picture at a size. */
export function readAs(
  bitmap: ImageBitmap,
  { width, height }: { width: number; height: number },
): PixelImage {
  const context = contextOf(new OffscreenCanvas(width, height), { willReadFrequently: true });
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  return { width, height, data: new Uint8Array(data.buffer) };
}

/** @throws {PhotoProblem} failed, when there is not enough memory for a canvas of this size */
export function contextOf(
  canvas: OffscreenCanvas,
  settings?: CanvasRenderingContext2DSettings,
): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d', settings);
  if (!context) throw new PhotoProblem('failed');
  return context;
}

export function fitSide(
  { width, height }: { readonly width: number; readonly height: number },
  longestSide: number,
): { width: number; height: number } {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
