import { describe, expect, it } from 'vitest';
import { createMask } from '../raster/mask-buffer.ts';
import { encodePng } from './encode-png.ts';

async function inflate(packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const bytes = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(bytes).arrayBuffer());
}

describe('encodePng', () => {
  it('writes an 8-bit grey PNG that holds exactly the mask', async () => {
    const mask = createMask({ width: 5, height: 3 });
    mask.pixels.set([0, 255, 128, 7, 0, 9, 9, 9, 9, 9, 255, 255, 0, 0, 1]);
    const blob = await encodePng(mask);
    const bytes = new DataView(await blob.arrayBuffer());
    expect(blob.type).toBe('image/png');
    expect(bytes.getUint32(0)).toBe(0x89504e47);
    expect([bytes.getUint32(16), bytes.getUint32(20), bytes.getUint8(24), bytes.getUint8(25)]).toEqual([
      5, 3, 8, 0,
    ]);
    const length = bytes.getUint32(33);
    const lines = await inflate(new Uint8Array(bytes.buffer as ArrayBuffer, 41, length));
    expect([...lines]).toEqual([0, 0, 255, 128, 7, 0, 0, 9, 9, 9, 9, 9, 0, 255, 255, 0, 0, 1]);
  });

  it('ends every chunk with the checksum of the standard', async () => {
    const bytes = new DataView(await (await encodePng(createMask({ width: 1, height: 1 }))).arrayBuffer());
    expect(bytes.getUint32(bytes.byteLength - 4)).toBe(0xae426082);
  });
});
