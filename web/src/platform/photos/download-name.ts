import { type ExportFormat, type HistoryItem, isMadeName } from '@maquette/contract';
import type { TFunction } from 'i18next';

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

/** What tells what was done. */
type Made = Pick<HistoryItem, 'type' | 'prompt' | 'recolorObject'> & {
  readonly metadata: Pick<HistoryItem['metadata'], 'understood' | 'parameters'>;
};

/** What was done to a photo, in a few words of the reader or of the person who asked; empty for photos. */
export function deedOf(picture: Made, t: TFunction): string {
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
  const given = isMadeName(photo) ? '' : photo.replace(/\.[a-z0-9]{2,5}$/i, '');
  const own = safeWords(given, PHOTO_LETTERS) || 'photo';
  const done = safeWords(deed, DEED_LETTERS);
  const stem = done === '' ? own : `${own} - ${done}`;
  return `${DEVICE.test(stem) ? `${stem}_` : stem}.${endings[format]}`;
}

/** Under which name several pictures are saved as one file: that of their room, or what they are. */
export function archiveName(words: string): string {
  const stem = safeWords(words, PHOTO_LETTERS + DEED_LETTERS) || 'maquette';
  return `${DEVICE.test(stem) ? `${stem}_` : stem}.zip`;
}

/** The name of the photo that a picture goes back to; `family` are the pictures that are known of it. */
export function photoNameOf(picture: HistoryItem, family: readonly HistoryItem[]): string {
  const known = new Map(family.map((one) => [one.id, one]));
  let first = picture;
  for (const _ of family) first = known.get(first.originalImageId ?? '') ?? first;
  return first.originalImage?.name ?? first.name;
}
