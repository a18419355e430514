import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EngineJob, EngineParameter } from '../../../platform/image-engines/image-engine.ts';
import type { JobInput, JobOutput } from '../../../platform/images/image-messages.ts';
import { getMask, type StoredFile } from '../../files/index.ts';
import type { StoredEdit } from '../edits.store.ts';
import type { EditsContext } from '../ports.ts';
import type { Plan } from '../recipes/index.ts';
import { findByWords, storedPhoto } from '../selecting/index.ts';
import { jobSettings } from './job-settings.ts';

export interface Preparing {
  readonly edit: StoredEdit;
  readonly source: StoredFile;
  /** Where the job's files go. */
  readonly folder: string;
  readonly plan: Plan;
  /** What the engine reads for this edit. */
  readonly read: readonly EngineParameter[];
}

export interface Prepared {
  readonly job: EngineJob;
  readonly area: JobOutput<'cutOut'>['area'];
  /** How sure our own eye was of the region it found for the engine; null when it was not asked. */
  readonly confidence: number | null;
}

/** Cuts out what the engine shall work on and says what is to be done with it. @throws Refusal as cut-out does, nothing_found */
export async function prepareJob(ctx: EditsContext, preparing: Preparing): Promise<Prepared> {
  const { folder, edit, plan, read } = preparing;
  const paths = {
    partPath: join(folder, 'part'),
    partMaskPath: join(folder, 'mask'),
    overviewPath: join(folder, 'overview'),
  };
  const found = plan.mask === 'found' ? await findRegion(ctx, preparing) : null;
  const { photo, area, overview } = await withMask(ctx, { ...preparing, found }, (photoPath, mask) =>
    ctx.images.run('cutOut', { ...paths, photoPath, mask, isWhole: plan.isWhole }),
  );
  const size = { width: area.right - area.left, height: area.bottom - area.top };
  const job: EngineJob = {
    ...jobSettings(edit.request, read),
    task: plan.task,
    words: plan.words,
    folder,
    part: { path: paths.partPath, ...size },
    mask: plan.mask ? { path: paths.partMaskPath, ...size } : null,
    place: { left: area.left, top: area.top, photoWidth: photo.width, photoHeight: photo.height },
    overview: { path: paths.overviewPath, ...overview },
  };
  return { job, area, confidence: found?.confidence ?? null };
}

type CutMask = JobInput<'cutOut'>['mask'];

interface RegionFound {
  readonly path: string;
  readonly confidence: number;
}

/** For an engine that does not search by itself: our own eye finds what the words name, as it did when the call came. @throws Refusal nothing_found */
async function findRegion(ctx: EditsContext, { source, folder, plan }: Preparing): Promise<RegionFound> {
  const { mask, confidence } = await findByWords(ctx, storedPhoto(ctx, source), plan.words.find);
  const path = join(folder, 'found.png');
  await writeFile(path, mask);
  return { path, confidence };
}

/** Lends the photo, and the mask that the plan says, as files. */
async function withMask<T>(
  ctx: EditsContext,
  { edit, source, plan, found }: Preparing & { found: RegionFound | null },
  use: (photoPath: string, mask: CutMask) => Promise<T>,
): Promise<T> {
  const filename = plan.mask === 'sent' ? edit.request.maskFilename : undefined;
  const mask = filename ? await getMask(ctx, { userId: edit.userId, filename }) : null;
  return ctx.blobs.withFile(source.blobKey, (photoPath) => {
    if (found) return use(photoPath, { kind: 'stored', path: found.path });
    if (mask) return ctx.blobs.withFile(mask.blobKey, (path) => use(photoPath, { kind: 'stored', path }));
    return use(photoPath, plan.mask === 'centre' ? { kind: 'centre' } : null);
  });
}
