import type { Context } from '../../../platform/context.ts';
import { type FilesPorts, thumbnailsByIds } from '../../files/index.ts';
import { resultsOf } from './results.store.ts';

/** Addresses of small renditions of what a person's edits made, by the edit's id; of what is gone there is none. */
export async function thumbnailsOf(
  ctx: Context & Pick<FilesPorts, 'signer'>,
  { userId, ids }: { userId: string; ids: readonly string[] },
): Promise<Map<string, string>> {
  const results = await resultsOf(ctx.db, { userId, ids });
  const thumbnails = await thumbnailsByIds(ctx, { userId, ids: [...results.values()] });
  return new Map(
    [...results].flatMap(([editId, fileId]) => {
      const address = thumbnails.get(fileId);
      return address === undefined ? [] : [[editId, address]];
    }),
  );
}
