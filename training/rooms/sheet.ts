import sharp from 'sharp';
import { CLASSES } from './labels.ts';
import { labelledRooms, type ShardRequest } from './shard.ts';

const COLUMNS = 10;

/** A colour for each class number, far apart. */
function labelColour(kind: number): [number, number, number] {
  const hue = (kind * 0.618) % 1;
  const value = kind % 3 === 0 ? 255 : kind % 3 === 1 ? 190 : 120;
  const channel = (n: number): number => {
    const k = (n + hue * 6) % 6;
    return value * (1 - 0.75 * Math.max(0, Math.min(k, 4 - k, 1)));
  };
  return [channel(5), channel(3), channel(1)];
}

/** Draws rooms onto one contact sheet; with labels, the classes stand to the right of every photo. */
export async function drawSheet(file: string, request: ShardRequest & { hasLabels: boolean }): Promise<void> {
  const { size, rooms, looks, hasLabels } = request;
  const tile = { width: size.width * (hasLabels ? 2 : 1) + 4, height: size.height + 4 };
  const columns = Math.min(COLUMNS, rooms * looks);
  const sheet = { width: tile.width * columns, height: tile.height * Math.ceil((rooms * looks) / columns) };
  const data = Buffer.alloc(sheet.width * sheet.height * 3, 20);
  const put = (at: { x: number; y: number }, colours: (pixel: number) => ArrayLike<number>): void => {
    for (let i = 0; i < size.width * size.height; i++) {
      const to = 3 * ((at.y + Math.floor(i / size.width)) * sheet.width + at.x + (i % size.width));
      data.set(Array.from(colours(i)), to);
    }
  };
  const palette = CLASSES.map((_, kind) => labelColour(kind));
  let n = 0;
  for (const room of labelledRooms(request)) {
    for (const photo of room.photos) {
      const at = { x: (n % columns) * tile.width, y: Math.floor(n / columns) * tile.height };
      put(at, (i) => photo.subarray(3 * i, 3 * i + 3));
      if (hasLabels) put({ ...at, x: at.x + size.width }, (i) => palette[room.classes[i]!]!);
      n++;
    }
  }
  await sharp(data, { raw: { ...sheet, channels: 3 } })
    .png()
    .toFile(file);
}
