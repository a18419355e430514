import { join } from 'node:path';
import type { ModelUse } from '@maquette/contract';
import type { EngineOutcome, EngineTake, JobWords } from '../../../platform/image-engines/image-engine.ts';
import { discardResults, type StoredFile, storeResult } from '../../files/index.ts';
import type { StoredEdit } from '../edits.store.ts';
import type { EditsContext } from '../ports.ts';
import { describeResult, resultKindOf } from '../recipes/describe-result.ts';
import type { Prepared } from './prepare-job.ts';

export interface Kept {
  readonly edit: StoredEdit;
  readonly source: StoredFile;
  readonly words: JobWords;
  readonly prepared: Prepared;
  readonly outcome: EngineOutcome;
}

/** One of the ways it came out whose bytes are stored. */
export interface KeptTake {
  readonly file: StoredFile;
  /** Null where the engine makes one alone and does not say. */
  readonly rating: number | null;
  readonly method: string | null;
}

/** A result whose bytes are stored, and what was counted on them. */
export interface Performed {
  /** Best first. */
  readonly takes: readonly [KeptTake, ...KeptTake[]];
  /** Of all takes the most. */
  readonly changedOutside: number | null;
  readonly outsidePixels: number | null;
  readonly cost: EngineOutcome['cost'];
}

const THUMBNAIL_WIDTH = 320;

/** Pastes what the engine made back into the photo, where it may be, and stores the bytes; one take after the other. Of a preview the best one is kept. */
export async function keepResult(ctx: EditsContext, kept: Kept): Promise<Performed> {
  const { outcome } = kept;
  const only = { edited: outcome.edited, rating: null, method: null };
  const best: Made | undefined = outcome.takes?.[0];
  const stored: KeptOne[] = [];
  try {
    const first = await keepTake(ctx, kept, best ?? only);
    stored.push(first);
    for (const take of othersKept(kept)) stored.push(await keepTake(ctx, kept, take));
    const most = (of: (one: KeptOne) => number | null) =>
      of(first) === null ? null : Math.max(...stored.map((one) => of(one) ?? 0));
    return {
      takes: [first.take, ...stored.slice(1).map(({ take }) => take)],
      changedOutside: most(({ changedOutside }) => changedOutside),
      outsidePixels: first.outsidePixels,
      cost: outcome.cost,
    };
  } catch (error) {
    await discardResults(
      ctx,
      stored.map(({ take }) => take.file),
    );
    throw error;
  }
}

/** Of a preview none. */
const othersKept = ({ edit, outcome }: Kept): readonly EngineTake[] =>
  edit.previewUntil === null ? (outcome.takes ?? []).slice(1) : [];

type Made = { readonly [K in keyof EngineTake]: K extends 'edited' ? EngineTake[K] : EngineTake[K] | null };

interface KeptOne {
  readonly take: KeptTake;
  readonly changedOutside: number | null;
  readonly outsidePixels: number | null;
}

async function keepTake(ctx: EditsContext, kept: Kept, { edited, rating, method }: Made): Promise<KeptOne> {
  const { edit, source, prepared, outcome } = kept;
  const { job, area } = prepared;
  const [path, thumbnailPath] = [join(job.folder, 'result.png'), join(job.folder, 'thumbnail.webp')];
  const { changedOutside, outsidePixels, ...measures } = await prepared.withPhoto((photoPath) =>
    ctx.images.run('pasteIn', {
      photoPath,
      area,
      // What somebody marked is the limit, whatever the engine says.
      regionPath: job.mask?.path ?? outcome.region?.path ?? null,
      isJoined: outcome.isJoined === true,
      edited,
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
      ...describeResult(edit, {
        ...outcome,
        confidence: outcome.confidence ?? prepared.confidence,
        models: modelsOf(kept, method),
      }),
      ...(changedOutside !== null && { changedOutside }),
      ...(outsidePixels !== null && { outsidePixels }),
      ...(rating !== null && method !== null && { take: { rating, method, ...waysOf(kept) } }),
    },
  });
  return { take: { file, rating, method }, changedOutside, outsidePixels };
}

/** The open models that had a part in a take: who filled one take has none in the others. */
function modelsOf({ prepared, outcome }: Kept, method: string | null): ModelUse[] {
  const all = [...prepared.models, ...(outcome.models ?? [])];
  return all.filter(
    ({ role, served }) => role !== 'fill' || !served || method === null || method === 'model',
  );
}

/** Where it was worked on, and how many ways it came out where there is a choice. */
function waysOf(kept: Kept) {
  const count = 1 + othersKept(kept).length;
  return { area: shareOf(kept.prepared), ...(count > 1 && { of: count }) };
}

/** Which part of the photo was worked on, as shares of its width and height. */
function shareOf({ area, job: { place } }: Prepared): [number, number, number, number] {
  const [x, y] = [place.photoWidth, place.photoHeight];
  return [area.left / x, area.top / y, area.right / x, area.bottom / y];
}

/** The English words it was done by, where they are others than those typed. */
function translationOf({ edit, words, outcome }: Kept): string | null {
  const { prompt } = edit.request;
  const english = words.english.prompt !== prompt ? words.english.prompt : (outcome.english ?? prompt);
  return english !== prompt ? english : null;
}
