import { boxBlur } from '../filter/box-blur.ts';
import type { PixelImage } from '../pixels.ts';
import { lightOf } from './planes.ts';
import { clampByte } from './tone.ts';

/**
 * Smooths surfaces and keeps edges: every channel becomes, around each pixel, a linear function of brightness.
 * Guided filter (He, Sun, Tang 2013). `strength` is the variance of brightness (0-1) below which a place counts as a surface.
 */
export function smoothSurfaces(image: PixelImage, radius: number, strength: number): PixelImage {
  const { width, height } = image;
  const count = width * height;
  const guide = lightOf(image).data;
  const mean = meanOver(width, height, radius);
  const meanGuide = mean(guide);
  const meanSquare = mean(guide.map((value) => value * value));
  const data = image.data.slice();
  for (let c = 0; c < 3; c++) {
    const channel = Float32Array.from({ length: count }, (_, i) => image.data[4 * i + c]! / 255);
    const meanChannel = mean(channel);
    const meanProduct = mean(channel.map((value, i) => value * guide[i]!));
    const slope = meanProduct.map((value, i) => {
      const covariance = value - meanChannel[i]! * meanGuide[i]!;
      return covariance / (meanSquare[i]! - meanGuide[i]! ** 2 + strength);
    });
    const offset = meanChannel.map((value, i) => value - slope[i]! * meanGuide[i]!);
    const meanSlope = mean(slope);
    const meanOffset = mean(offset);
    for (let i = 0; i < count; i++)
      data[4 * i + c] = clampByte(255 * (meanSlope[i]! * guide[i]! + meanOffset[i]!));
  }
  return { ...image, data };
}

function meanOver(width: number, height: number, radius: number): (plane: Float32Array) => Float32Array {
  const blur = (data: Float32Array): Float32Array =>
    boxBlur({ width, height, channels: 1, data }, radius).data;
  const weight = blur(new Float32Array(width * height).fill(1));
  return (plane) => blur(plane).map((value, i) => value / weight[i]!);
}
