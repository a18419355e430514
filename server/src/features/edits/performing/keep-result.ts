import { join } from 'node:path';
import type { EngineOutcome, JobWords } from '../../../platform/image-engines/image-engine.ts';
import { type StoredFile, storeResult } from '../../files/index.ts';
import type { StoredEdit } from '../edits.store.ts';
import type { EditsContext } from '../ports.ts';
import { describeResult, resultKindOf } from '../recipes/index.ts';
import type { Prepared } from './prepare-job.ts';

export interface Kept {
  readonly edit: StoredEdit;
  readonly source: StoredFile;
  readonly words: JobWords;
  readonly prepared: Prepared;
  readonly outcome: EngineOutcome;
}

/** A result whose bytes are stored, and what was counted on them. */
export interface Performed {
  readonly file: StoredFile;
  readonly changedOutside: number | null;
  readonly outsidePixels: number | null;
  readonly cost: EngineOutcome['cost'];
}

const THUMBNAIL_WIDTH = 320;

/** Pastes what the engine made back into the photo, where it may be, and stores the bytes. */
export async function keepResult(ctx: EditsContext, kept: Kept): Promise<Performed> {
  const { edit, source, prepared, outcome } = kept;
  const { job, area } = prepared;
  const [path, thumbnailPath] = [join(job.folder, 'result.png'), join(job.folder, 'thumbnail.webp')];
  const { changedOutside, outsidePixels, ...measures } = await ctx.blobs.withFile(
    source.blobKey,
    (photoPath) =>
      ctx.images.run('pasteIn', {
        photoPath,
        area,
        // What somebody marked is the limit, whatever the engine says.
        regionPath: job.mask?.path ?? outcome.region?.path ?? null,
        edited: outcome.edited,
        resultPath: path,
        thumbnailPath,
        thumbnailWidth: THUMBNAIL_WIDTH,
      }),
  );
  const file = await storeResult(ctx, {
    ...measures,
    ...resultKindOf(edit),
    userId: edit.userId,
    path,
    thumbnailPath,
    originalId: source.id,
    maskId: edit.maskId,
    editId: edit.id,
    prompt: edit.request.prompt || null,
    translatedPrompt: translationOf(kept),
    details: {
      ...describeResult(edit, { ...outcome, confidence: outcome.confidence ?? prepared.confidence }),
      ...(changedOutside !== null && { changedOutside }),
      ...(outsidePixels !== null && { outsidePixels }),
    },
  });
  return { file, changedOutside, outsidePixels, cost: outcome.cost };
}

/** The English words it was done by, where they are others than those typed. */
function translationOf({ edit, words, outcome }: Kept): string | null {
  const { prompt } = edit.request;
  const english = words.english.prompt !== prompt ? words.english.prompt : (outcome.english ?? prompt);
  return english !== prompt ? english : null;
}
