import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { limits, type ModelUse } from '@maquette/contract';
import type { EngineJob, EngineParameter } from '../../../platform/image-engines/image-engine.ts';
import type { JobInput, JobOutput } from '../../../platform/images/image-messages.ts';
import { getMask, type StoredFile } from '../../files/index.ts';
import type { StoredEdit } from '../edits.store.ts';
import type { EditsContext } from '../ports.ts';
import { productPixels } from '../product-pixels.ts';
import { heedOf } from '../reading/read-request.ts';
import type { Plan } from '../recipes/plan.ts';
import { findByWords } from '../selection/find-by-words.ts';
import { storedPhoto } from '../selection/finder-photo.ts';
import { jobSettings } from './job-settings.ts';

export interface Preparing {
  readonly edit: StoredEdit;
  readonly source: StoredFile;
  /** Where the job's files go. */
  readonly folder: string;
  readonly plan: Plan;
  /** Our own engine copies from what lies around: it is shown more of it than one that gets a picture of fixed size. */
  readonly isOwnEngine: boolean;
  /** What the engine reads for this edit. */
  readonly read: readonly EngineParameter[];
}

/** Lends the upright photo that is worked on as a file. */
type LendPhoto = <T>(use: (path: string) => Promise<T>) => Promise<T>;

export interface Prepared {
  readonly job: EngineJob;
  readonly withPhoto: LendPhoto;
  readonly area: JobOutput<'cutOut'>['area'];
  /** How sure our own eye was of the region it found for the engine; null when it was not asked. */
  readonly confidence: number | null;
  /** Open models that our own eye asked. */
  readonly models: readonly ModelUse[];
}

/** Cuts out what the engine shall work on and says what is to be done with it. @throws Refusal as cut-out does, nothing_found */
export async function prepareJob(ctx: EditsContext, preparing: Preparing): Promise<Prepared> {
  const { folder, edit, plan, read } = preparing;
  const paths = {
    partPath: join(folder, 'part'),
    partMaskPath: join(folder, 'mask'),
    partMarkedPath: join(folder, 'marked'),
    overviewPath: join(folder, 'overview'),
  };
  const found = plan.mask === 'found' ? await findRegion(ctx, preparing) : null;
  const withPhoto = await photoLender(ctx, preparing);
  const wanted = { ...preparing, found, withPhoto };
  const { photo, area, overview } = await withMask(ctx, wanted, (photoPath, mask) =>
    ctx.images.run('cutOut', {
      ...paths,
      photoPath,
      mask,
      place: placeOf(preparing),
      shown: shownOf(preparing),
    }),
  );
  const size = { width: area.right - area.left, height: area.bottom - area.top };
  const product = await productFor(ctx, preparing);
  const job: EngineJob = {
    ...jobSettings(edit.request, read),
    task: plan.task,
    words: plan.words,
    folder,
    part: { path: paths.partPath, ...size },
    mask: plan.mask ? { path: paths.partMaskPath, ...size } : null,
    marked: plan.mask && edit.request.place ? { path: paths.partMarkedPath, ...size } : null,
    place: { left: area.left, top: area.top, photoWidth: photo.width, photoHeight: photo.height },
    overview: { path: paths.overviewPath, ...overview },
    ...(product && { product }),
  };
  return { job, area, withPhoto, confidence: found?.confidence ?? null, models: found?.models ?? [] };
}

/** The pixels of the thing of one's own that is to be put. */
async function productFor(
  ctx: EditsContext,
  { edit: { userId, request }, folder }: Preparing,
): Promise<EngineJob['product'] | null> {
  const { product, productFilename: filename } = request;
  if (!product || !filename) return null;
  const kept = await getMask(ctx, { userId, filename });
  return productPixels(ctx, { kept, product, path: join(folder, 'product') });
}

/** What may change where something is put, as shares of the photo's width and height. */
const placeOf = ({ edit, source }: Preparing): JobInput<'cutOut'>['place'] =>
  edit.request.place?.map(([x, y]) => [x / source.width, y / source.height]) ?? null;

const shownOf = ({ plan, isOwnEngine }: Preparing): JobInput<'cutOut'>['shown'] =>
  plan.isWhole ? 'whole' : isOwnEngine ? 'wide' : 'near';

/** A preview is made of a small copy of the photo. */
async function photoLender(ctx: EditsContext, { edit, source, folder }: Preparing): Promise<LendPhoto> {
  if (edit.previewUntil === null) return (use) => ctx.blobs.withFile(source.blobKey, use);
  const smallPath = join(folder, 'small');
  await ctx.blobs.withFile(source.blobKey, (path) =>
    ctx.images.run('shrinkPicture', { path, smallPath, longest: limits.previewPixels }),
  );
  return (use) => use(smallPath);
}

type CutMask = JobInput<'cutOut'>['mask'];

interface RegionFound {
  readonly path: string;
  readonly confidence: number;
  readonly models: readonly ModelUse[];
}

/** For an engine that does not search by itself: our own eye finds what the words name, as it did when the call came. @throws Refusal nothing_found */
async function findRegion(
  ctx: EditsContext,
  { edit, source, folder, plan }: Preparing,
): Promise<RegionFound> {
  const isToGo = heedOf(edit).understood.action === 'remove';
  const found = await findByWords(ctx, storedPhoto(ctx, source), { words: plan.words.find, isToGo });
  const { mask, confidence, foundBy, failedModels = [] } = found;
  const path = join(folder, 'found.png');
  await writeFile(path, mask);
  return { path, confidence, models: foundBy ? [foundBy] : failedModels };
}

/** Lends the photo, and the mask that the plan says, as files. */
async function withMask<T>(
  ctx: EditsContext,
  { edit, plan, found, withPhoto }: Preparing & { found: RegionFound | null; withPhoto: LendPhoto },
  use: (photoPath: string, mask: CutMask) => Promise<T>,
): Promise<T> {
  const filename = plan.mask === 'sent' ? edit.request.maskFilename : undefined;
  const mask = filename ? await getMask(ctx, { userId: edit.userId, filename }) : null;
  return withPhoto((photoPath) => {
    if (found) return use(photoPath, { kind: 'stored', path: found.path });
    if (mask) return ctx.blobs.withFile(mask.blobKey, (path) => use(photoPath, { kind: 'stored', path }));
    return use(photoPath, plan.mask === 'centre' ? { kind: 'centre' } : null);
  });
}
