import { Readable } from 'node:stream';
import type { ZipEntry } from '../../platform/archive/stream-zip.ts';
import type { AccountFacts } from '../auth/index.ts';
import { exportLedger } from '../credits/index.ts';
import { exportEdits } from '../edits/index.ts';
import { exportAlbums, type ExportedPicture, exportFiles, exportMasks } from '../files/index.ts';
import { exportPayments } from '../payments/index.ts';
import { exportShares } from '../shares/index.ts';
import { exportWords } from './messages/words.ts';
import type { ProfileContext } from './ports.ts';

type Source = Pick<ProfileContext, 'db' | 'blobs' | 'now'>;

/** Everything kept about a person as the entries of one archive, each read when its turn comes. */
export async function* accountEntries(ctx: Source, account: AccountFacts): AsyncGenerator<ZipEntry> {
  const { id: userId, locale } = account.user;
  const now = ctx.now();
  const text = (name: string, content: ZipEntry['content']): ZipEntry => ({
    name,
    modified: now,
    content,
    isPacked: true,
  });
  const json = (name: string, fields: JsonFields): ZipEntry =>
    text(name, async () => Readable.from(jsonChunks(fields), { objectMode: false }));

  yield text('README.txt', Buffer.from(exportWords(locale).readme));
  yield json('account.json', { ...account });
  yield json('ledger.json', { ...(await exportLedger(ctx, { userId, locale })) });
  yield json('payments.json', { ...(await exportPayments(ctx, { userId, locale })) });
  yield json('shares.json', { ...(await exportShares(ctx, { userId })) });
  yield json('edits.json', { edits: exportEdits(ctx, { userId }) });

  const lost = new Set<string>();
  const wanted = { userId, before: now + 1 };
  yield* pictures(exportFiles(ctx, wanted), 'pictures', lost);
  yield* pictures(exportMasks(ctx, wanted), 'masks', lost);
  // Only now is it known which of them are really here.
  yield json('files.json', {
    albums: await exportAlbums(ctx, { userId }),
    files: listed(exportFiles(ctx, wanted), 'pictures', lost),
    masks: listed(exportMasks(ctx, wanted), 'masks', lost),
  });
}

async function* pictures(
  found: AsyncIterable<ExportedPicture>,
  folder: string,
  lost: Set<string>,
): AsyncGenerator<ZipEntry> {
  for await (const picture of found)
    yield {
      name: pathOf(picture, folder),
      modified: picture.createdAt,
      content: async () => {
        const stream = await picture.open();
        if (stream === null) lost.add(picture.id);
        return stream;
      },
    };
}

async function* listed(
  found: AsyncIterable<ExportedPicture>,
  folder: string,
  lost: ReadonlySet<string>,
): AsyncGenerator<object> {
  for await (const picture of found)
    yield { ...picture.facts, path: lost.has(picture.id) ? null : pathOf(picture, folder) };
}

const NAME_LENGTH = 60;

/** When it was made, which one it is, and what its owner called it: in any order of names, pictures stand by age. */
function pathOf({ id, name, extension, createdAt }: ExportedPicture, folder: string): string {
  const day = new Date(createdAt).toISOString().slice(0, 'yyyy-mm-dd'.length);
  const plain = name
    .replace(/\.\w+$/, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}._ -]/gu, '_');
  return `${folder}/${day}-${id}-${[...plain].slice(0, NAME_LENGTH).join('')}.${extension}`;
}

/** Values by name; lists that are walked are told as they come. */
export type JsonFields = Readonly<Record<string, unknown>>;

/** An object as readable JSON (RFC 8259), a piece at a time: no list in it is ever held whole. */
export async function* jsonChunks(fields: JsonFields): AsyncGenerator<Buffer> {
  let mark = '{';
  for (const [name, value] of Object.entries(fields)) {
    yield Buffer.from(`${mark}\n  ${JSON.stringify(name)}: `);
    mark = ',';
    if (isWalked(value)) yield* listChunks(value);
    else yield Buffer.from(indented(value, '  '));
  }
  yield Buffer.from('\n}\n');
}

async function* listChunks(items: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  let mark = '[';
  for await (const item of items) {
    yield Buffer.from(`${mark}\n    ${indented(item, '    ')}`);
    mark = ',';
  }
  yield Buffer.from(mark === '[' ? '[]' : '\n  ]');
}

const isWalked = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

const indented = (value: unknown, margin: string): string =>
  JSON.stringify(value, null, 2).replaceAll('\n', `\n${margin}`);
