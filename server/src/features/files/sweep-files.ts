import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { deleteForGood } from './history/trash.ts';
import { removeUnusedMasks } from './masks.store.ts';
import { type BlobOwner, ownerOfBlob } from './stored-bytes.ts';
import { graceMs, trashEndsBefore } from './files.rules.ts';
import { existingIds, expiredTrash } from './files.store.ts';
import type { FilesContext } from './ports.ts';

const BATCH = 200;
/** Longer than it takes to write a row once its bytes are stored. */
const SECOND_LOOK_MS = 2_000;

export interface SweepFiles {
  /** When this server started, in milliseconds since 1970: what lay about before that is nobody's. */
  readonly startedAt: number;
}

/** Deletes what nobody can reach any more: old trash, masks never used, bytes without a row, files of calls that died. */
export async function sweepFiles(ctx: FilesContext, { startedAt }: SweepFiles): Promise<void> {
  await sweepTrash(ctx);
  for (const key of await removeUnusedMasks(ctx.db, ctx.now() - graceMs.unusedMask))
    await ctx.blobs.delete(key);
  await sweepBlobs(ctx, Math.max(startedAt, ctx.now() - graceMs.blob));
  await sweepTemporary(ctx);
}

async function sweepTrash(ctx: FilesContext): Promise<void> {
  const before = trashEndsBefore(ctx.now());
  for (;;) {
    const files = await expiredTrash(ctx.db, { before, limit: BATCH });
    for (const { userId, id } of files) await deleteForGood(ctx, { userId, ids: [id] });
    if (files.length < BATCH) return;
  }
}

type OwnedBlob = BlobOwner & { readonly key: string };

/** Bytes are stored before their row: they are looked at twice, should another server be about to write it. */
async function sweepBlobs(ctx: FilesContext, madeBefore: number): Promise<void> {
  const suspects: OwnedBlob[] = [];
  let batch: OwnedBlob[] = [];
  for await (const { key, modifiedAt } of ctx.blobs.list()) {
    const owner = ownerOfBlob(key);
    if (owner && modifiedAt < madeBefore) batch.push({ ...owner, key });
    if (batch.length < BATCH) continue;
    suspects.push(...(await orphansAmong(ctx, batch)));
    batch = [];
  }
  suspects.push(...(await orphansAmong(ctx, batch)));
  if (suspects.length === 0) return;
  await wait(SECOND_LOOK_MS);
  while (suspects.length > 0) {
    for (const { key } of await orphansAmong(ctx, suspects.splice(0, BATCH))) await ctx.blobs.delete(key);
  }
}

/** Those blobs that have no row. */
async function orphansAmong(ctx: FilesContext, blobs: readonly OwnedBlob[]): Promise<OwnedBlob[]> {
  const idsOf = (kind: BlobOwner['kind']) => blobs.filter((blob) => blob.kind === kind).map(({ id }) => id);
  const existing = {
    file: await existingIds(ctx.db, { kind: 'file', ids: idsOf('file') }),
    mask: await existingIds(ctx.db, { kind: 'mask', ids: idsOf('mask') }),
  };
  return blobs.filter(({ kind, id }) => !existing[kind].has(id));
}

async function sweepTemporary(ctx: FilesContext): Promise<void> {
  for (const name of await readdir(ctx.tempFolder)) {
    const path = join(ctx.tempFolder, name);
    const found = await stat(path).catch(() => null);
    if (found && found.mtimeMs < ctx.now() - graceMs.temporary)
      await rm(path, { recursive: true, force: true });
  }
}
