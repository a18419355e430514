import { FEATHER_PX, featherInside, pasteBack, type PixelImage, type Rect } from '@maquette/engine';
import type { RawFile } from './jobs/encode-part.ts';
import { compareOutside, type Outside, putPart, takePart } from './raw-part.ts';
import { type Band, bandsOf, type RawPlace, type RawRows, withRows } from './raw-rows.ts';

export interface PasteRows {
  /** The whole upright photo, 3 or 4 channels; becomes the result. */
  readonly photo: RawPlace;
  /** The edited part, RGBA, of the size of `area`. */
  readonly edited: RawFile;
  readonly area: Rect;
  /** What may be pasted over `area`, one byte a pixel; null = all of it. */
  readonly regionPath: string | null;
  /** The edited part stands as it is wherever the region is above 0: it is joined to the photo already. */
  readonly isJoined: boolean;
}

/** So many rows above and below decide how a row's mask fades. */
const HALO = FEATHER_PX + 1;

/**
 * Pastes an edited part into a photo in a file, some rows at a time; rows beyond the area are not touched.
 * @returns what was counted on the finished rows; nulls where everything may change
 */
export function pasteRows(job: PasteRows): Outside | { changedOutside: null; outsidePixels: null } {
  const { photo, edited, area, regionPath, isJoined } = job;
  const size = { width: area.right - area.left, height: area.bottom - area.top };
  return withRows(photo, 'r+', (rows) =>
    withRows({ ...edited, channels: 4 }, 'r', (parts) => {
      if (regionPath === null) return putAll({ rows, parts, area });
      return withRows({ ...size, path: regionPath, channels: 1 }, 'r', (mask) =>
        pasteAll({ rows, parts, mask, area, isJoined }),
      );
    }),
  );
}

interface Opened {
  readonly rows: RawRows;
  readonly parts: RawRows;
  readonly area: Rect;
}

interface Regioned extends Opened {
  readonly mask: RawRows;
  readonly isJoined: boolean;
}

const bands = ({ rows, area }: Opened): Generator<Band> =>
  bandsOf(area.top, area.bottom, rows.width * rows.channels);

const rawOf = (rows: RawRows, { from, to }: Band, data = rows.read(from, to)) => ({
  width: rows.width,
  height: to - from,
  channels: rows.channels === 4 ? (4 as const) : (3 as const),
  data,
});

const partOf = ({ parts, area }: Opened, { from, to }: Band): PixelImage => ({
  width: parts.width,
  height: to - from,
  data: parts.read(from - area.top, to - area.top),
});

function putAll(opened: Opened) {
  for (const band of bands(opened)) {
    const after = rawOf(opened.rows, band);
    putPart(after, { ...opened.area, top: 0, bottom: after.height }, partOf(opened, band));
    opened.rows.write(band.from, after.data);
  }
  return { changedOutside: null, outsidePixels: null };
}

function pasteAll(opened: Regioned): Outside {
  const { rows, mask, area } = opened;
  let changedOutside = 0;
  let outsidePixels = rows.width * (rows.height - mask.height);
  for (const band of bands(opened)) {
    const before = rawOf(rows, band);
    const after = rawOf(rows, band, Buffer.from(before.data));
    const place = { ...area, top: 0, bottom: after.height };
    putPart(after, place, pasteBand(opened, band, takePart(before, place)));
    rows.write(band.from, after.data);
    const region = mask.read(band.from - area.top, band.to - area.top);
    const counted = compareOutside({
      before,
      after,
      mask: { width: mask.width, height: after.height, data: region },
      area: place,
    });
    changedOutside += counted.changedOutside;
    outsidePixels += counted.outsidePixels;
  }
  return { changedOutside, outsidePixels };
}

function pasteBand(opened: Regioned, band: Band, photo: PixelImage): PixelImage {
  const [from, to] = [band.from - opened.area.top, band.to - opened.area.top];
  const { mask, isJoined } = opened;
  const weights = isJoined
    ? mask.read(from, to).map((value) => (value > 0 ? 255 : 0))
    : fadedRows(mask, from, to);
  return pasteBack({
    photo,
    edited: partOf(opened, band),
    mask: { width: photo.width, height: to - from, data: weights },
    place: { left: 0, top: 0 },
    featherPx: 0,
    inPlace: true,
  });
}

/** Some rows of a mask that fades towards its edge. */
function fadedRows(mask: RawRows, from: number, to: number): Uint8Array {
  const { width } = mask;
  const top = Math.max(0, from - HALO);
  const bottom = Math.min(mask.height, to + HALO);
  const near = { width, height: bottom - top, data: mask.read(top, bottom) };
  return featherInside(near, FEATHER_PX).data.subarray((from - top) * width, (to - top) * width);
}
