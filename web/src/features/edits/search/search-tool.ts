import type { WishAction } from '@maquette/contract';
import type { Reading } from '@maquette/engine';

/** What sets the tools apart that look for something by words: which sentence those complete, and how to get what one wants. */
export const searchTools = {
  replace: {
    sentence: 'replace',
    tips: ['edits.search.replace.tipName', 'edits.search.replace.tipPoint', 'edits.search.replace.tipSize'],
  },
  recolor: {
    sentence: 'recolour',
    tips: [
      'edits.search.recolor.tipColour',
      'edits.search.recolor.tipExact',
      'edits.search.recolor.tipPoint',
    ],
  },
} as const;

/** What is found gives way to something else, or gets another colour. */
export type SearchTool = keyof typeof searchTools;

/** The call of a tool, which also names the draft that is kept of it. */
export function callOf<Tool extends SearchTool>(tool: Tool) {
  return `search-${tool}` as const;
}

/** Something comes in the place of what is found. */
export function isReplacing(tool: SearchTool): tool is 'replace' {
  return tool === 'replace';
}

/** What the words of a tool come to. */
export function searchAction(tool: SearchTool, reading: Reading | null): WishAction {
  if (isReplacing(tool)) return 'replace';
  return reading?.action === 'material' ? 'material' : 'recolour';
}

const masculine = /^(?:le|un|ce|cet|mon|du) /i;
const feminine = /^(?:la|une|cette|ma|de la) /i;

/**
 * What was searched, as a sentence takes it up: in the words of the person, and as a French noun whose article tells its
 * gender, so that one can say "Chaise recolorée". Other words stay as they were typed.
 */
export function foundGaps(find: string) {
  const [words, gender] = [find.trim(), feminine.test(find) ? 'feminine' : 'masculine'];
  const article = gender === 'feminine' ? feminine : masculine;
  if (!article.test(words)) return { find: words };
  const noun = words.replace(article, '');
  return { find: words, thing: noun.charAt(0).toUpperCase() + noun.slice(1), context: gender };
}
