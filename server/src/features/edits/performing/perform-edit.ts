import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EditStage } from '@maquette/contract';
import type { InpaintJob, InpaintOutcome } from '../../../platform/image-engines/image-engine.ts';
import type { JobOutput } from '../../../platform/images/image-messages.ts';
import { getMask, getStoredFile, type StoredFile, storeResult } from '../../files/index.ts';
import { drawingProgress, stageEnds } from '../edits.rules.ts';
import type { StoredEdit } from '../edits.store.ts';
import type { EditsContext } from '../ports.ts';
import { describeInpaint, toInpaintJob } from '../recipes/inpaint.ts';

/** How an edit is watched while it is performed. */
export interface Performance {
  /** Ends the work. */
  readonly signal: AbortSignal;
  readonly report: (stage: EditStage, progress: number) => void;
}

/** A result whose bytes are stored, and what was counted on them. */
export interface Performed {
  readonly file: StoredFile;
  readonly changedOutside: number;
  readonly outsidePixels: number;
}

type Cut = JobOutput<'cutOut'>;

/**
 * Does the picture work of an edit, without any transaction: cuts the part out, lets the engine repaint it, pastes it back and stores the bytes.
 * The history and the credits are untouched; files of the moment are gone afterwards.
 * @throws Refusal as the engine or the picture gives cause; the signal's reason when it is ended
 */
export async function performEdit(
  ctx: EditsContext,
  edit: StoredEdit,
  { signal, report }: Performance,
): Promise<Performed> {
  const folder = join(ctx.tempFolder, `edit-${edit.id}-${edit.attempts}`);
  await mkdir(folder, { recursive: true });
  try {
    const source = await getStoredFile(ctx, { userId: edit.userId, id: edit.sourceId });
    report('preparing', 0);
    const cut = await cutOut(ctx, { edit, source, folder });
    signal.throwIfAborted();
    report('drawing', stageEnds.preparing);
    const outcome = await ctx.engine.inpaint(toInpaintJob(edit.request, await readCut(cut, folder)), {
      signal,
      onProgress: (fraction) => report('drawing', drawingProgress(fraction)),
    });
    report('finishing', stageEnds.drawing);
    await writeFile(join(folder, 'edited'), outcome.part.data);
    return await finish(ctx, { edit, source, folder, cut, outcome });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Work {
  readonly edit: StoredEdit;
  readonly source: StoredFile;
  readonly folder: string;
}

async function cutOut(ctx: EditsContext, { edit, source, folder }: Work): Promise<Cut> {
  const paths = {
    partPath: join(folder, 'part'),
    partMaskPath: join(folder, 'mask'),
    overviewPath: join(folder, 'overview'),
  };
  const filename = edit.request.maskFilename;
  const mask = filename ? await getMask(ctx, { userId: edit.userId, filename }) : null;
  return ctx.blobs.withFile(source.blobKey, (photoPath) =>
    mask
      ? ctx.blobs.withFile(mask.blobKey, (maskPath) =>
          ctx.images.run('cutOut', { ...paths, photoPath, maskPath }),
        )
      : ctx.images.run('cutOut', { ...paths, photoPath }),
  );
}

/** The pixels that were cut out, in memory of their own so that they can be given away. */
async function readCut(
  { photo, area, overview }: Cut,
  folder: string,
): Promise<Pick<InpaintJob, 'part' | 'mask' | 'place' | 'overview'>> {
  const pixels = async (name: string) => new Uint8Array(await readFile(join(folder, name)));
  const size = { width: area.right - area.left, height: area.bottom - area.top };
  return {
    part: { ...size, data: await pixels('part') },
    mask: { ...size, data: await pixels('mask') },
    overview: { ...overview, data: await pixels('overview') },
    place: { left: area.left, top: area.top, photoWidth: photo.width, photoHeight: photo.height },
  };
}

async function finish(
  ctx: EditsContext,
  { edit, source, folder, cut, outcome }: Work & { cut: Cut; outcome: InpaintOutcome },
): Promise<Performed> {
  const [path, thumbnailPath] = [join(folder, 'result.png'), join(folder, 'thumbnail.webp')];
  const pasted = await ctx.blobs.withFile(source.blobKey, (photoPath) =>
    ctx.images.run('pasteIn', {
      photoPath,
      area: cut.area,
      partMaskPath: join(folder, 'mask'),
      editedPath: join(folder, 'edited'),
      resultPath: path,
      thumbnailPath,
      thumbnailWidth: 320,
    }),
  );
  const { changedOutside, outsidePixels, ...measures } = pasted;
  const { prompt } = edit.request;
  const file = await storeResult(ctx, {
    ...measures,
    userId: edit.userId,
    type: 'inpaint_result',
    name: 'inpainted-room.png',
    path,
    thumbnailPath,
    originalId: source.id,
    maskId: edit.maskId,
    editId: edit.id,
    prompt: prompt || null,
    translatedPrompt: outcome.english !== prompt ? outcome.english : null,
    details: {
      engine: edit.engine,
      preview: ctx.engine.isPreview,
      changedOutside,
      outsidePixels,
      ...describeInpaint(edit.request, outcome),
    },
  });
  return { file, changedOutside, outsidePixels };
}
