import { type ExportFormat, exportFormats, filesEndpoints, type HistoryItem } from '@maquette/contract';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import { fetchPicture } from '../../../platform/api/fetch-picture.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { storedValue } from '../../../platform/storage/stored-value.ts';
import { useStoredValue } from '../../../platform/storage/use-stored-value.ts';
import { useToast } from '../../../platform/toasts/use-toast.ts';
import { useFresh } from '../picture-file.ts';

/** In which format this person last saved a picture on this device; null before. */
const lastFormat = storedValue<ExportFormat | null>(
  {
    key: 'download_format',
    parse: (text) => exportFormats.find((format) => format === text) ?? null,
    print: (format) => format ?? '',
    fallback: () => null,
  },
  () => window.localStorage,
);

/** The format a picture is saved in: the one chosen last, or the one it is stored in. */
export function useFormat({ metadata }: HistoryItem) {
  const chosen = useStoredValue(lastFormat);
  return { format: formatFor(chosen, metadata.mime), choose: lastFormat.set };
}

function formatFor(chosen: ExportFormat | null, mime: string): ExportFormat {
  return chosen ?? exportFormats.find((format) => mime === `image/${format}`) ?? 'png';
}

/** Asks for a picture as a file: in the format that was chosen last unless another is given, under the name it is saved by. */
export function usePictureFile() {
  const { t } = useTranslation();
  const askAgain = useFresh();
  const bytesOf = async (picture: HistoryItem, format: ExportFormat): Promise<Blob> => {
    const inFormat = (url: string) => fetchPicture(`${url}&format=${format}`);
    try {
      return await inFormat(picture.url);
    } catch {
      return inFormat((await askAgain(picture))?.url ?? picture.url);
    }
  };
  return async (picture: HistoryItem, wanted?: ExportFormat): Promise<File> => {
    const format = wanted ?? formatFor(lastFormat.get(), picture.metadata.mime);
    const [bytes, family] = await Promise.all([bytesOf(picture, format), familyOf(picture)]);
    const photo = photoNameOf(picture, family);
    return new File([bytes], downloadName({ photo, deed: deedOf(picture, t), format }), {
      type: `image/${format}`,
    });
  };
}

/** Saves a picture on the device, and says whether that worked. */
export function useDownload() {
  const { t } = useTranslation();
  const addToast = useToast();
  const fileOf = usePictureFile();
  return async (picture: HistoryItem, wanted?: ExportFormat) => {
    try {
      const file = await fileOf(picture, wanted);
      saveFile(file, file.name);
      addToast({ type: 'success', message: t('files.downloaded') });
    } catch {
      addToast({ type: 'error', message: t('files.downloadFailed') });
    }
  };
}

/** The pictures that belong to one photo; none where they cannot be had: the name is no reason not to save. */
async function familyOf({ id, originalImageId }: HistoryItem): Promise<readonly HistoryItem[]> {
  if (originalImageId === undefined) return [];
  try {
    return (await call(filesEndpoints.listVersions, { params: { id } })).files;
  } catch {
    return [];
  }
}

/** Letters of the photo's name and of what was done: both together fit into a file name everywhere. */
const PHOTO_LETTERS = 36;
const DEED_LETTERS = 44;

const endings: Record<ExportFormat, string> = { jpeg: 'jpg', png: 'png', webp: 'webp' };

/** Signs that some system does not take in a file name, and those that nobody sees. */
const UNSAFE = /[<>:"/\\|?*]|\p{C}|\p{Z}/gu;
/** Names that Windows keeps for devices (Naming Files, Paths, and Namespaces). */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/i;
const ARTICLE = /^(?:(?:an?|the|une?|des|du|de la|les?|la) |[ld]['’])/i;
/** A colour of more words than this follows what it was given to. */
const SHORT_COLOUR = 2;

/** Words as part of a file name, cut between words where they are long. */
function safeWords(text: string, letters: number): string {
  const clean = text.normalize('NFC').replaceAll(UNSAFE, ' ').replaceAll(/ +/g, ' ');
  const trimmed = clean.replaceAll(/^[ .,;!-]+|[ .,;!-]+$/g, '');
  const signs = [...trimmed];
  if (signs.length <= letters) return trimmed;
  const cut = signs.slice(0, letters + 1).join('');
  const end = cut.lastIndexOf(' ');
  return (end > letters / 2 ? cut.slice(0, end) : signs.slice(0, letters).join('')).replace(/[ .,;!-]+$/, '');
}

/** Words without the article that they begin with. */
function bare(words: string): string {
  return words.trim().replace(ARTICLE, '');
}

/** What was done to a photo, in a few words of the reader or of the person who asked; empty for photos. */
export function deedOf(picture: HistoryItem, t: TFunction): string {
  const { type, prompt = '', recolorObject, metadata } = picture;
  const { understood, parameters = {} } = metadata;
  const { group, mode } = parameters;
  if (type === 'upload') return '';
  if (type === 'edited') return t('files.deed.edited');
  if (group === 'declutter' || group === 'empty') return t(`files.deed.${group}`);
  if (mode === 'remove' || understood?.action === 'remove') {
    const things = (understood?.things ?? []).map(({ name, words }) => name || words);
    return things.length > 0
      ? t('files.deed.without', { things: things.join(', ') })
      : t('files.deed.removed');
  }
  if (recolorObject !== undefined) return recoloured({ thing: bare(recolorObject), colour: bare(prompt) }, t);
  return bare(prompt) || t('files.deed.product');
}

function recoloured(gaps: { thing: string; colour: string }, t: TFunction): string {
  const isShort = gaps.colour.split(' ').length <= SHORT_COLOUR;
  return isShort ? t('files.deed.recoloured', gaps) : `${gaps.thing}, ${gaps.colour}`;
}

interface Named {
  /** The name of the photo that it all began with. */
  readonly photo: string;
  /** What was done to it; empty where nothing was. */
  readonly deed: string;
  readonly format: ExportFormat;
}

/** Under which name a picture is saved: the photo's own, what was done, and the ending of what is in the file. */
export function downloadName({ photo, deed, format }: Named): string {
  const own = safeWords(photo.replace(/\.[a-z0-9]{2,5}$/i, ''), PHOTO_LETTERS) || 'picture';
  const done = safeWords(deed, DEED_LETTERS);
  const stem = done === '' ? own : `${own} - ${done}`;
  return `${DEVICE.test(stem) ? `${stem}_` : stem}.${endings[format]}`;
}

/** The name of the photo that a picture goes back to; `family` are the pictures that are known of it. */
export function photoNameOf(picture: HistoryItem, family: readonly HistoryItem[]): string {
  const known = new Map(family.map((one) => [one.id, one]));
  let first = picture;
  for (const _ of family) first = known.get(first.originalImageId ?? '') ?? first;
  return first.originalImage?.name ?? first.name;
}
