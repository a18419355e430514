import type { Context } from '../../../platform/context.ts';
import { countIn, countOut } from '../totals.store.ts';
import { type HandOver, handOverRows } from './account-data.store.ts';

/** Makes pictures and masks somebody else's, within the transaction that is open. Nobody's storage is too full for it. */
export async function handOverPictures({ db }: Pick<Context, 'db'>, handed: HandOver): Promise<void> {
  if (handed.editIds.length === 0) return;
  const pictures = await handOverRows(db, handed);
  if (pictures.length === 0) return;
  const counted = {
    files: pictures.length,
    bytes: pictures.reduce((sum, { bytes }) => sum + bytes, 0),
  };
  await countOut(db, { userId: handed.from, ...counted });
  await countIn(db, { userId: handed.to, ...counted, limit: null });
}
