import { join } from 'node:path';
import type { StylePreset } from '@maquette/contract';
import type { EngineJob } from '../../../platform/image-engines/image-engine.ts';
import type { JobInput, JobOutput } from '../../../platform/images/image-messages.ts';
import { getMask, type StoredFile } from '../../files/index.ts';
import type { StoredEdit } from '../edits.store.ts';
import type { EditsContext } from '../ports.ts';
import type { Plan } from '../recipes/index.ts';

export interface Preparing {
  readonly edit: StoredEdit;
  readonly source: StoredFile;
  /** Where the job's files go. */
  readonly folder: string;
  readonly plan: Plan;
}

export interface Prepared {
  readonly job: EngineJob;
  readonly area: JobOutput<'cutOut'>['area'];
}

/** Cuts out what the engine shall work on and says what is to be done with it. @throws Refusal as cut-out does */
export async function prepareJob(ctx: EditsContext, preparing: Preparing): Promise<Prepared> {
  const { folder, edit, plan } = preparing;
  const paths = {
    partPath: join(folder, 'part'),
    partMaskPath: join(folder, 'mask'),
    overviewPath: join(folder, 'overview'),
  };
  const { photo, area, overview } = await withMask(ctx, preparing, (photoPath, mask) =>
    ctx.images.run('cutOut', { ...paths, photoPath, mask, isWhole: plan.isWhole }),
  );
  const size = { width: area.right - area.left, height: area.bottom - area.top };
  const job: EngineJob = {
    ...settingsOf(edit),
    task: plan.task,
    words: plan.words,
    folder,
    part: { path: paths.partPath, ...size },
    mask: plan.mask ? { path: paths.partMaskPath, ...size } : null,
    place: { left: area.left, top: area.top, photoWidth: photo.width, photoHeight: photo.height },
    overview: { path: paths.overviewPath, ...overview },
  };
  return { job, area };
}

type CutMask = JobInput<'cutOut'>['mask'];

/** Lends the photo, and the mask that the plan says, as files. */
async function withMask<T>(
  ctx: EditsContext,
  { edit, source, plan }: Preparing,
  use: (photoPath: string, mask: CutMask) => Promise<T>,
): Promise<T> {
  const filename = plan.mask === 'sent' ? edit.request.maskFilename : undefined;
  const mask = filename ? await getMask(ctx, { userId: edit.userId, filename }) : null;
  return ctx.blobs.withFile(source.blobKey, (photoPath) =>
    mask
      ? ctx.blobs.withFile(mask.blobKey, (path) => use(photoPath, { kind: 'stored', path }))
      : use(photoPath, plan.mask === 'centre' ? { kind: 'centre' } : null),
  );
}

/** What was set in the call, as engines know it. */
const settingsOf = ({ request }: StoredEdit) => ({
  stylePreset: request.stylePreset as StylePreset,
  seed: request.seed,
  steps: request.steps,
  guidance: request.cfgScale,
  strength: request.imageStrength ?? null,
  isExactColour: request.mode === 'exact',
  aspectRatio: request.aspectRatio ?? null,
  safetyTolerance: request.safetyTolerance ?? null,
});
