import { closeSync, openSync, readSync, writeSync } from 'node:fs';
import { halveImage, type PixelImage } from '@maquette/engine';

/** Pixels in a file, row by row from the top, of which only some rows are held in memory at a time. */
export interface RawRows {
  readonly width: number;
  readonly height: number;
  /** Bytes of a pixel. */
  readonly channels: number;
  /** @returns the bytes of the rows `from` to `to`, the last one not included */
  read(from: number, to: number): Buffer;
  /** Writes whole rows, the first of them at `from`. */
  write(from: number, rows: Uint8Array): void;
  close(): void;
}

export interface RawPlace {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  /** Where the first pixel is; 0 when left out. */
  readonly offset?: number;
}

/** Rows that are held at a time: some megabytes of the widest picture. */
const BAND_BYTES = 8 << 20;

/** Opens pixels in a file; `w` makes the file anew. @throws what the file system throws; RangeError when the file is too short */
export function openRows(place: RawPlace, flags: 'r' | 'r+' | 'w'): RawRows {
  const { width, height, channels, offset = 0 } = place;
  const file = openSync(place.path, flags);
  const row = width * channels;
  return {
    width,
    height,
    channels,
    read: (from, to) => {
      const rows = Buffer.allocUnsafe((to - from) * row);
      const read = readSync(file, rows, 0, rows.length, offset + from * row);
      if (read !== rows.length) throw new RangeError('the pixels break off');
      return rows;
    },
    write: (from, rows) => {
      for (let at = 0; at < rows.length;)
        at += writeSync(file, rows, at, rows.length - at, offset + from * row + at);
    },
    close: () => closeSync(file),
  };
}

/** RGBA pixels in memory as such rows; writing changes them. */
export function rowsOf({ width, height, data }: PixelImage): RawRows {
  const row = width * 4;
  return {
    ...{ width, height, channels: 4 },
    read: (from, to) => Buffer.from(data.subarray(from * row, to * row)),
    write: (from, rows) => data.set(rows, from * row),
    close: () => undefined,
  };
}

/** Opens pixels in a file, closed again whatever happens. */
export function withRows<T>(place: RawPlace, flags: 'r' | 'r+' | 'w', use: (rows: RawRows) => T): T {
  const rows = openRows(place, flags);
  try {
    return use(rows);
  } finally {
    rows.close();
  }
}

export interface Band {
  readonly from: number;
  readonly to: number;
}

/** Bands of an even number of rows that fit into some memory, from the top; `bytes` is what one row takes. */
export function* bandsOf(from: number, to: number, bytes: number): Generator<Band> {
  const most = Math.max(2, 2 * Math.floor(BAND_BYTES / bytes / 2));
  for (let top = from; top < to; top += most) yield { from: top, to: Math.min(to, top + most) };
}

/** Copies pixels of one file into another one of the same size. */
export function copyRows(from: RawPlace, to: RawPlace): void {
  withRows(from, 'r', (read) =>
    withRows(to, 'w', (written) => {
      for (const band of bandsOf(0, from.height, from.width * from.channels))
        written.write(band.from, read.read(band.from, band.to));
    }),
  );
}

interface Part {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** An area of RGBA pixels in a file at half its size, each pixel the mean of four. */
export function readHalf(rows: RawRows, area: Part): PixelImage {
  const width = area.right - area.left;
  const half = { width: (width + 1) >> 1, height: (area.bottom - area.top + 1) >> 1 };
  const data = new Uint8Array(half.width * half.height * 4);
  for (const { from, to } of bandsOf(area.top, area.bottom, rows.width * 4)) {
    const band = { width, height: to - from, data: columnsOf(rows.read(from, to), rows.width * 4, area) };
    data.set(halveImage(band).data, ((from - area.top) >> 1) * half.width * 4);
  }
  return { ...half, data };
}

/** The columns of an area out of whole rows of RGBA. */
function columnsOf(rows: Buffer, row: number, { left, right }: Part): Buffer {
  const width = (right - left) * 4;
  if (width === row) return rows;
  const columns = Buffer.allocUnsafe((rows.length / row) * width);
  for (let at = 0, to = 0; at < rows.length; at += row, to += width)
    rows.copy(columns, to, at + left * 4, at + left * 4 + width);
  return columns;
}
