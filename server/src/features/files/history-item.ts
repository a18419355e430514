import { EditRecipe, type FileMetadata, type HistoryItem, type Locale } from '@maquette/contract';
import { nameOfKind, toldUnderstood } from '../../platform/kind-names.ts';
import { thumbnailWidth } from './files.rules.ts';
import { type FileDetails, filesByIds, findFile, type StoredFile } from './files.store.ts';
import type { FilesContext } from './ports.ts';
import { instant } from '../../platform/instant.ts';

type Signer = Pick<FilesContext, 'signer' | 'now'>;

type Teller = Signer & Pick<FilesContext, 'locale'>;

type Reader = Teller & Pick<FilesContext, 'db'>;

/** A recipe that another version of Maquette wrote, and this one cannot follow, is not told. */
function recipeOf(kept: unknown): Pick<FileMetadata, 'recipe'> {
  const recipe = kept === undefined ? undefined : EditRecipe.safeParse(kept).data;
  return recipe ? { recipe } : {};
}

/** How the words of an edit were taken, in the reader's language. Before it was kept, there were the English words alone. */
function heedOf({ understood, closest }: FileDetails, locale: Locale): Partial<FileMetadata> {
  if (typeof understood === 'string') return { english: understood, ...(closest && { closest }) };
  return {
    ...(understood && { understood: toldUnderstood(understood, locale) }),
    ...(closest && { closest: nameOfKind(closest, locale) }),
  };
}

/** What is told of a product is its picture's address. */
function withoutProduct<T extends Pick<FileDetails, 'productFilename'>>(
  details: T,
): Omit<T, 'productFilename'> {
  const told = { ...details };
  delete told.productFilename;
  return told;
}

const metadataOf = (
  { details: { recipe, understood, closest, ...details }, ...file }: StoredFile,
  locale: Locale,
): FileMetadata => ({
  ...withoutProduct(details),
  ...heedOf({ understood, closest }, locale),
  ...recipeOf(recipe),
  width: file.width,
  height: file.height,
  mime: file.mime,
  ...(file.originalId && { originalImageId: file.originalId }),
  ...(file.editId && { editId: file.editId }),
});

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** A stored picture as the history tells it. Addresses are good for an hour or two. */
function toHistoryItem(ctx: Teller, file: StoredFile, original: StoredFile | null): HistoryItem {
  const addressOf = (kind: 'file' | 'mask', id: string) => ctx.signer.addressOf(kind, id, ctx.now());
  const url = addressOf('file', file.id);
  const createdAt = instant(file.createdAt);
  const metadata = metadataOf(file, ctx.locale);
  const negativePrompt = text(file.details.parameters?.['negative_prompt']);
  const stylePreset = text(file.details.parameters?.['style_preset']);
  const isGenerated = file.editId !== null;
  return {
    id: file.id,
    type: file.type,
    url,
    name: file.name,
    size: file.bytes,
    createdAt,
    created_at: createdAt,
    isStarred: file.starredAt !== null,
    ...(file.albumId && { albumId: file.albumId }),
    metadata,
    ...(file.prompt && { prompt: file.prompt }),
    ...(negativePrompt && { negativePrompt }),
    ...(stylePreset && { stylePreset }),
    ...searchedOf(file),
    ...(file.translatedPrompt && { translatedPrompt: file.translatedPrompt }),
    ...(file.originalId && { originalImageId: file.originalId }),
    ...(original && {
      originalImage: { id: original.id, url: addressOf('file', original.id), name: original.name },
    }),
    ...(file.maskId && { maskImage: { url: addressOf('mask', file.maskId), name: maskName(file.maskId) } }),
    ...productOf(file, addressOf),
    ...(isGenerated && { generatedImage: { url, name: file.name, size: file.bytes, createdAt, metadata } }),
    ...(file.deletedAt !== null && file.asideAt === null && { deletedAt: instant(file.deletedAt) }),
  };
}

/** The picture of a product that was put. */
function productOf(
  { details: { productFilename: name } }: StoredFile,
  addressOf: (kind: 'mask', id: string) => string,
): Pick<HistoryItem, 'productImage'> {
  const id = name && productIdOf(name);
  return id ? { productImage: { url: addressOf('mask', id), name } } : {};
}

/** What was looked for and what became of it, by the names of the specification. */
function searchedOf({ details, prompt }: StoredFile) {
  const replaced = text(details.parameters?.['search_prompt']);
  const recoloured = text(details.parameters?.['select_prompt']);
  const searched = replaced ?? recoloured;
  return {
    ...(searched && { searchPrompt: searched, searchObject: searched }),
    ...(replaced && prompt && { replaceObject: prompt, newObject: prompt }),
    ...(recoloured && { recolorObject: recoloured }),
    ...(recoloured && prompt && { newColor: prompt }),
  };
}

/** A product's picture is kept like a mask: for orders, not in the history. */
export const productName = (id: string): string => `product-${id}.png`;

const productIdOf = (name: string): string | undefined => /^product-(.+)\.png$/.exec(name)?.[1];

/** The name a saved mask is known by on the wire. */
export const maskName = (id: string): string => `mask-${id}.png`;

/** Stored pictures of one person as the history tells them, each with its original where that still exists. */
export async function toHistoryItems(ctx: Reader, files: readonly StoredFile[]): Promise<HistoryItem[]> {
  const userId = files[0]?.userId;
  if (!userId) return [];
  const wanted = new Set(files.map(({ originalId }) => originalId).filter((id) => id !== null));
  const originals = new Map(files.filter(({ id }) => wanted.has(id)).map((file) => [file.id, file]));
  const missing = [...wanted].filter((id) => !originals.has(id));
  for (const file of await filesByIds(ctx.db, { userId, ids: missing })) originals.set(file.id, file);
  return files.map((file) => toHistoryItem(ctx, file, originals.get(file.originalId ?? '') ?? null));
}

export async function oneHistoryItem(ctx: Reader, file: StoredFile): Promise<HistoryItem> {
  const { userId, originalId } = file;
  const original = originalId ? await findFile(ctx.db, { userId, id: originalId }) : null;
  return toHistoryItem(ctx, file, original);
}

/** A person's pictures by their ids; what is gone is left out. */
export async function historyItemsByIds(
  ctx: Reader,
  wanted: { userId: string; ids: readonly string[] },
): Promise<Map<string, HistoryItem>> {
  const items = await toHistoryItems(ctx, await filesByIds(ctx.db, wanted));
  return new Map(items.map((item) => [item.id, item]));
}

/** Addresses of the small renditions of a person's pictures, by the picture's id; what is gone is left out. */
export async function thumbnailsByIds(
  ctx: Signer & Pick<FilesContext, 'db'>,
  wanted: { userId: string; ids: readonly string[] },
): Promise<Map<string, string>> {
  const files = await filesByIds(ctx.db, wanted);
  return new Map(
    files.map(({ id }) => [id, `${ctx.signer.addressOf('file', id, ctx.now())}&w=${thumbnailWidth}`]),
  );
}

/** The address of a saved mask. */
export const maskAddress = (ctx: Signer, { id }: { id: string }): string =>
  ctx.signer.addressOf('mask', id, ctx.now());
