import sharp from 'sharp';
import type { Chance } from '../rooms/chance.ts';
import type { PictureSize } from '../rooms/render/render-room.ts';

/** Red, green, blue and opaque, a byte each. */
interface Picture extends PictureSize {
  readonly data: Uint8Array<ArrayBuffer>;
}

/** Spoils a rendered photo as poor phones and messengers do, harder than the trainer: soft, wrongly exposed, tinted, noisy, stored as a small JPEG. Trust is to be earned on photos, which are harder than renders. */
export async function degrade(rgb: Uint8Array, size: PictureSize, c: Chance): Promise<Picture> {
  const raw = { ...size, channels: 3 } as const;
  const gain = c.between(0.55, 1.4);
  const tint = [c.between(0.88, 1.12), 1, c.between(0.88, 1.12)];
  const shot = sharp(rgb, { raw })
    .linear(
      tint.map((value) => gain * value),
      [0, 0, 0].map(() => c.between(-12, 18)),
    )
    .gamma(c.between(1, 1.5))
    .modulate({ saturation: c.between(0.5, 1.3) });
  const soft = c.is(0.7) ? shot.blur(c.between(0.4, 1.5)) : shot;
  const pixels = await soft.removeAlpha().raw().toBuffer();
  const noise = c.between(0, 14);
  for (let i = 0; i < pixels.length; i++) {
    const grain = noise * (c.between(-1, 1) + c.between(-1, 1));
    pixels[i] = Math.max(0, Math.min(255, Math.round(pixels[i]! + grain)));
  }
  const stored = await sharp(pixels, { raw })
    .jpeg({ quality: c.whole(45, 85) })
    .toBuffer();
  const data = await sharp(stored).ensureAlpha().raw().toBuffer();
  return { ...size, data: new Uint8Array(data) };
}
