import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { EditStage } from '@maquette/contract';
import {
  HandedOver,
  type ImageEngine,
  type JobWords,
  type SubmissionJournal,
} from '../../../platform/image-engines/image-engine.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { getStoredFile } from '../../files/index.ts';
import { drawingProgress, failureCode, stageEnds } from '../edits.rules.ts';
import type { StoredEdit } from '../edits.store.ts';
import type { EditsContext } from '../ports.ts';
import { readFor } from '../reading/effects.ts';
import { heedOf } from '../reading/read-request.ts';
import { planOf, wordsOf } from '../recipes/plan.ts';
import { keepResult, type Performed } from './keep-result.ts';
import { type Prepared, prepareJob, type Preparing } from './prepare-job.ts';

/** How an edit is watched while it is performed. */
export interface Performance {
  /** Ends the work. */
  readonly signal: AbortSignal;
  readonly report: (stage: EditStage, progress: number) => void;
  readonly journal: SubmissionJournal;
}

/**
 * Does the picture work of an edit, without any transaction: cuts the part out, lets the engine work on it, pastes it back and stores the bytes.
 * The history and the credits are untouched; files of the moment are gone afterwards.
 * @throws Refusal as the engine or the picture gives cause; the signal's reason when it is ended
 */
export const performEdit = (
  ctx: EditsContext,
  edit: StoredEdit,
  performance: Performance,
): Promise<Performed> => ctx.sampleWork.amid(() => perform(ctx, edit, performance));

async function perform(
  ctx: EditsContext,
  edit: StoredEdit,
  { signal, report, journal }: Performance,
): Promise<Performed> {
  const engine = ctx.engines.byName(edit.engine);
  if (!engine) throw new Refusal('engine_unavailable');
  const folder = join(ctx.tempFolder, `edit-${edit.id}-${edit.attempts}`);
  await mkdir(folder, { recursive: true });
  try {
    const source = await getStoredFile(ctx, { userId: edit.userId, id: edit.sourceId });
    report('preparing', 0);
    const { words, prepared } = await ctx.tracing.span('edit prepare', {}, () =>
      jobOf(ctx, { edit, source, folder, engine }),
    );
    signal.throwIfAborted();
    report('drawing', stageEnds.preparing);
    const { job } = prepared;
    const onProgress = (fraction: number): void => report('drawing', drawingProgress(fraction));
    const outcome = await ctx.sampleWork.outcomeOf({ edit, source, job, signal, onProgress }, () =>
      timed(ctx, edit, () => engine.perform(job, { signal, journal, onProgress })),
    );
    if (prepared.job.mask && !outcome.region) throw new Refusal('engine_reframed');
    report('finishing', stageEnds.drawing);
    return await ctx.tracing.span('edit paste', {}, () =>
      keepResult(ctx, { edit, source, words, prepared, outcome }),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Ordered extends Pick<Preparing, 'edit' | 'source' | 'folder'> {
  readonly engine: ImageEngine;
}

/** What an engine is told of an edit, with the words as it takes them. */
export async function jobOf(
  ctx: EditsContext,
  { engine, ...of }: Ordered,
): Promise<{ words: JobWords; prepared: Prepared }> {
  const { edit } = of;
  const words = await wordsOf(ctx, edit.request);
  const isOwnEngine = engine.name === ctx.engines.own.name;
  const plan = planOf({
    ...edit,
    hasMask: edit.request.maskFilename !== undefined,
    tasks: engine.tasks,
    isOwnEngine,
    words,
  });
  const { action } = heedOf(edit).understood;
  const read = readFor(engine, action, edit.request);
  return { words, prepared: await prepareJob(ctx, { ...of, plan, isOwnEngine, read }) };
}

/** How long an engine took over a job, and what kept it from doing it. */
async function timed<T>(ctx: EditsContext, { engine }: StoredEdit, work: () => Promise<T>): Promise<T> {
  const startedAt = ctx.now();
  const tell = (outcome: string): void =>
    ctx.meter.time('engine', { engine, outcome }, (ctx.now() - startedAt) / 1000);
  try {
    const done = await ctx.tracing.span('edit engine', { engine }, work);
    tell('done');
    return done;
  } catch (error) {
    // What is handed over goes on elsewhere.
    if (!(error instanceof HandedOver)) {
      tell('failed');
      ctx.meter.count('engine_failures', { engine, code: failureCode(error) });
    }
    throw error;
  }
}
