import type { Locale } from '@maquette/contract';
import { toldUnderstood } from '../../../platform/kind-names.ts';
import { fileNameOf } from '../files.rules.ts';
import { filesByIds, type StoredFile } from '../files.store.ts';
import type { FilesContext } from '../ports.ts';

/** As in the names of single downloads: letters of what was done. */
const DEED_LETTERS = 44;
/** Pictures that were made of one another are followed this far. */
const GENERATIONS = 8;

interface DeedWords {
  readonly edited: string;
  readonly declutter: string;
  readonly empty: string;
  readonly removed: string;
  readonly without: (things: string) => string;
  readonly recoloured: (thing: string, colour: string) => string;
}

const deedWords: Record<Locale, DeedWords> = {
  en: {
    ...{ edited: 'edited', declutter: 'decluttered', empty: 'emptied', removed: 'part removed' },
    without: (things) => `without ${things}`,
    recoloured: (thing, colour) => `${thing}, ${colour}`,
  },
  fr: {
    ...{
      edited: 'retouchée',
      declutter: 'pièce désencombrée',
      empty: 'pièce vidée',
      removed: 'partie enlevée',
    },
    without: (things) => `sans ${things}`,
    recoloured: (thing, colour) => `${thing}, ${colour}`,
  },
};

/** What was done to a photo, in a few words; empty for photos. */
function deedOf({ type, prompt, details }: StoredFile, locale: Locale): string {
  const words = deedWords[locale];
  const { understood, parameters = {} } = details;
  const { group, mode, select_prompt: thing } = parameters;
  if (type === 'upload') return '';
  if (type === 'edited') return words.edited;
  if (group === 'declutter' || group === 'empty') return words[group];
  const told = typeof understood === 'object' ? toldUnderstood(understood, locale) : null;
  if (mode === 'remove' || told?.action === 'remove') {
    const things = told?.things.map(({ name }) => name).join(', ');
    return things ? words.without(things) : words.removed;
  }
  return typeof thing === 'string' && prompt ? words.recoloured(thing, prompt) : (prompt ?? '');
}

/** Folders are not made of what somebody typed. */
function inOneLine(words: string): string {
  return [...words.replaceAll(/[\s/]+/g, ' ').trim()]
    .slice(0, DEED_LETTERS)
    .join('')
    .replace(/[ .,;!-]+$/, '');
}

/** Each picture's name in an archive: that of the photo it goes back to, what was done, and the ending of what it is. */
export async function archiveNames(
  ctx: FilesContext,
  { userId, files }: { userId: string; files: readonly StoredFile[] },
): Promise<(file: StoredFile) => string> {
  const known = new Map(files.map((file) => [file.id, file]));
  for (let generation = 0; generation < GENERATIONS; generation += 1) {
    const ids = [...known.values()].flatMap(({ originalId: id }) => (id && !known.has(id) ? [id] : []));
    const found = await filesByIds(ctx.db, { userId, ids: [...new Set(ids)] });
    if (found.length === 0) break;
    for (const file of found) known.set(file.id, file);
  }
  return (file) => {
    let first = file;
    for (let steps = 0; steps < GENERATIONS; steps += 1) first = known.get(first.originalId ?? '') ?? first;
    const deed = inOneLine(deedOf(file, ctx.locale));
    const own = fileNameOf({ name: first.name, mime: file.mime });
    const dot = own.lastIndexOf('.');
    return deed === '' ? fileNameOf(file) : `${own.slice(0, dot)} - ${deed}${own.slice(dot)}`;
  };
}
