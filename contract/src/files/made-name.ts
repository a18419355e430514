import type { ExportFormat } from './edit-recipe.ts';

const stems = [
  'inpainted-room',
  'decluttered-room',
  'emptied-room',
  'furnished-room',
  'replaced-image',
  'search-recolor-result',
  'edited-image',
] as const;

/** The name under which the product keeps what it made itself. */
export type MadeName = `${(typeof stems)[number]}.${'png' | 'jpg' | 'webp'}`;

/** Whether the product named a file, and nobody would know it by that name. */
export function isMadeName(name: string): boolean {
  return stems.some((stem) => name.startsWith(`${stem}.`));
}

/** The name that an edited picture is kept under. */
export function editedName(format: ExportFormat): MadeName {
  return `edited-image.${format === 'jpeg' ? 'jpg' : format}`;
}
