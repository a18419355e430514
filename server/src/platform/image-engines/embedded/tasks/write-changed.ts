import { closeSync, copyFileSync, openSync, truncateSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { halveMask, type PixelImage, type Rect } from '@maquette/engine';
import { enlargeChange } from '../../../images/enlarge-change.ts';
import { rowsOf, withRows } from '../../../images/raw-rows.ts';
import type { EngineJob, RawMask, RawPicture } from '../../image-engine.ts';
import { readHalfArea } from './raw-files.ts';
import type { Site } from './site.ts';

const RGBA = 4;

/** What became of a site, and how it is brought to full size where it was worked on at less. */
export interface Changed {
  readonly pixels: PixelImage;
  /** The fine detail of what was there stays. */
  readonly keepsDetail: boolean;
}

/** Writes the whole part as it is now, and where in it something may have changed, into the job's folder. */
export function writeChanged(
  job: Pick<EngineJob, 'folder' | 'part'>,
  site: WrittenSite,
  changed: Changed,
): { readonly edited: RawPicture; readonly region: RawMask } {
  const { folder, part } = job;
  const { area, cover } = site;
  const edited = writeEdited(job, site, { ...changed, name: 'edited' });
  const region = { ...part, path: join(folder, 'region') };
  writeFileSync(region.path, '');
  truncateSync(region.path, part.width * part.height);
  writeRows(region, { area, data: cover.data, bytes: 1 });
  return { edited, region };
}

type WrittenSite = Pick<Site, 'area' | 'cover' | 'crop' | 'halvings'>;

/** Writes the whole part as it is now into the job's folder, under a name. */
export function writeEdited(
  { folder, part }: Pick<EngineJob, 'folder' | 'part'>,
  site: WrittenSite,
  { pixels, keepsDetail, name }: Changed & { readonly name: string },
): RawPicture {
  const edited = { ...part, path: join(folder, name) };
  copyFileSync(part.path, edited.path);
  const { area, cover, crop, halvings } = site;
  if (halvings === 0) writeRows(edited, { area, data: pixels.data, bytes: RGBA });
  else {
    const change =
      halvings === 1
        ? { before: crop, after: pixels }
        : fromQuarter(readHalfArea(part, area), site, { pixels, keepsDetail });
    withRows({ ...edited, channels: RGBA }, 'r+', (rows) =>
      enlargeChange({ ...change, area, cover, keepsDetail, rows }),
    );
  }
  return edited;
}

/** What was changed at a quarter of the size, at half of it. */
function fromQuarter(
  before: PixelImage,
  { cover, crop }: WrittenSite,
  { pixels, keepsDetail }: Changed,
): { readonly before: PixelImage; readonly after: PixelImage } {
  const after = { ...before, data: before.data.slice() };
  const area = { left: 0, top: 0, right: before.width, bottom: before.height };
  const quarter = { before: crop, after: pixels, cover: halveMask(cover), keepsDetail };
  enlargeChange({ ...quarter, area, rows: rowsOf(after) });
  return { before, after };
}

interface Rows {
  readonly area: Rect;
  readonly data: Uint8Array;
  /** A pixel. */
  readonly bytes: number;
}

function writeRows({ path, width }: RawPicture, { area, data, bytes }: Rows): void {
  const row = (area.right - area.left) * bytes;
  const file = openSync(path, 'r+');
  try {
    for (let y = area.top, from = 0; y < area.bottom; y++, from += row) {
      writeSync(file, data, from, row, (y * width + area.left) * bytes);
    }
  } finally {
    closeSync(file);
  }
}
