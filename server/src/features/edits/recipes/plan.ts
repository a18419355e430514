import {
  type AskedEdit,
  type AskedRequest,
  type EditRequest,
  type Purpose,
  purposeOf,
  soughtIn,
} from '@maquette/contract';
import { readSentence, readWish } from '@maquette/engine';
import type { EngineTask, JobWords } from '../../../platform/image-engines/image-engine.ts';
import type { EditsContext } from '../ports.ts';
import { namedRemoval, readRequest } from '../reading/read-request.ts';

/** How an engine does what a tool is for. */
export interface Plan {
  readonly task: EngineTask;
  /** Which pixels may change, said before the engine works; null = the engine finds them, or they are told from what changed. */
  readonly mask: 'sent' | 'centre' | 'found' | null;
  /** The engine is given the whole photo rather than what is masked with its surroundings. */
  readonly isWhole: boolean;
  readonly words: JobWords;
}

export interface Planning extends AskedEdit {
  readonly request: AskedRequest;
  readonly hasMask: boolean;
  /** What the engine that shall do it can do. */
  readonly tasks: readonly EngineTask[];
  /** Our own engine: what it is to find is found beforehand, so that it can be shown. */
  readonly isOwnEngine: boolean;
  /** The request's words and their English. */
  readonly words: JobWords;
}

/** What is repainted where something is to go and the engine knows no other way of removing. */
const NOTHING_THERE = 'empty place, the wall and floor around it continued, nothing else';
const REMOVE_THE_MIDDLE =
  'Remove the object in the middle of the picture and continue the wall and floor behind it. Keep everything else unchanged.';

/** How an engine goes about each purpose, and the task by which our own does where it finds the place itself. */
const ways: Readonly<Record<Purpose, { plan: (planning: Planning) => Plan; finding: EngineTask | null }>> = {
  inpainting: { plan: planRepainting, finding: null },
  clearing: { plan: planRepainting, finding: null },
  furnishing: { plan: planRepainting, finding: null },
  replace: { plan: planReplacing, finding: 'search-replace' },
  recolor: { plan: planRecolouring, finding: 'search-recolor' },
};

/** How the engine goes about a tool: by a task of its own, or else by another one that comes to the same. */
export function planOf(planning: Planning): Plan {
  const { tool, hasMask, isOwnEngine } = planning;
  if (isOwnEngine && !hasMask && tool !== 'inpaint') return planFinding(planning);
  return ways[purposeOf(planning)].plan(planning);
}

function planFinding(planning: Planning): Plan {
  const { words } = planning;
  const task = ways[purposeOf(planning)].finding;
  const found = { mask: 'found', isWhole: false } as const;
  if (task !== null) return { ...found, task, words };
  const { target = '' } = readRequest(planning).understood;
  return { ...found, task: 'instruct', words: { ...words, find: target } };
}

function planRepainting(planning: Planning): Plan {
  const { tool, request, hasMask, tasks, words } = planning;
  const find = hasMask || tool !== 'inpaint' ? '' : namedRemoval(planning);
  if (find !== '') return planRemoving(sayFind(words, find), 'found', tasks);
  const mask = hasMask ? 'sent' : 'centre';
  const isPremium = tool === 'flux-kontext-pro';
  if (isPremium && tasks.includes('instruct')) {
    const isPlace = hasMask && isPlainWish(words.english.prompt);
    if (!isPlace) return instruction(hasMask, words, words);
    if (!tasks.includes('inpaint')) return replaceTheMiddle(words, mask);
  }
  const isRemoval = request.mode === 'remove' || (tool === 'inpaint' && isSaidRemoval(planning));
  if (isRemoval) return planRemoving(words, mask, tasks);
  if (tasks.includes('inpaint')) return { task: 'inpaint', mask, isWhole: false, words };
  return isPlainWish(words.english.prompt)
    ? replaceTheMiddle(words, mask)
    : { task: 'instruct', mask, isWhole: true, words };
}

/** "Remove this", « enlève-le »: what is marked goes. */
const isSaidRemoval = (planning: Planning): boolean => readRequest(planning).understood.action === 'remove';

function planRemoving(words: JobWords, mask: Plan['mask'], tasks: readonly EngineTask[]): Plan {
  if (tasks.includes('remove')) return { task: 'remove', mask, isWhole: false, words };
  const [task, said] = tasks.includes('inpaint')
    ? (['inpaint', NOTHING_THERE] as const)
    : (['instruct', REMOVE_THE_MIDDLE] as const);
  return { task, mask, isWhole: false, words: sayInstead(words, () => said) };
}

/** Our own eye finds it: no engine is told. */
const sayFind = (words: JobWords, find: string): JobWords => ({ ...words, find });

/** "A blue sofa" names what shall be there; "make the wall blue" says what to do. */
function isPlainWish(prompt: string): boolean {
  const { action, wish } = readWish(prompt);
  return action === 'put' && wish === prompt && readSentence(prompt).verb === 'put';
}

/** For who sees no mask: what is masked lies in the middle of the part that is sent. */
function replaceTheMiddle(words: JobWords, mask: Plan['mask']): Plan {
  const say = ({ prompt }: Said) =>
    `Replace what is in the middle of the picture with ${prompt}. Keep everything else unchanged.`;
  return { task: 'instruct', mask, isWhole: false, words: sayInstead(words, say) };
}

function planReplacing({ hasMask, tasks, words }: Planning): Plan {
  const mask = hasMask ? 'sent' : null;
  if (hasMask && tasks.includes('inpaint')) return { task: 'inpaint', mask, isWhole: false, words };
  if (tasks.includes('search-replace')) return { task: 'search-replace', mask, isWhole: !hasMask, words };
  if (tasks.includes('instruct')) {
    const say = ({ find, prompt }: Said) =>
      `Replace the ${bare(find)} with ${prompt}. Keep everything else unchanged.`;
    return instruction(hasMask, words, sayInstead(words, say));
  }
  return { task: 'inpaint', mask: 'found', isWhole: false, words };
}

function planRecolouring({ hasMask, tasks, words }: Planning): Plan {
  const mask = hasMask ? 'sent' : null;
  if (tasks.includes('search-recolor')) return { task: 'search-recolor', mask, isWhole: !hasMask, words };
  if (tasks.includes('instruct')) {
    const say = ({ find, prompt }: Said) =>
      `Change the colour of the ${bare(find)} to ${prompt}. Keep everything else unchanged.`;
    return instruction(hasMask, words, sayInstead(words, say));
  }
  const say = ({ find, prompt }: Said) => `${bare(find)}, ${prompt}`;
  return { task: 'inpaint', mask: mask ?? 'found', isWhole: false, words: sayInstead(words, say) };
}

const instruction = (hasMask: boolean, asked: JobWords, words: JobWords): Plan => ({
  task: 'instruct',
  mask: hasMask ? 'sent' : null,
  isWhole: true,
  words: { ...words, find: asked.find },
});

type Said = Pick<JobWords, 'prompt' | 'find'>;

const sayInstead = (words: JobWords, say: (said: Said) => string): JobWords => ({
  ...words,
  prompt: say(words),
  english: { ...words.english, prompt: say(words.english) },
});

/** "The sofa" after "the" would be one article too many. */
const bare = (noun: string): string =>
  noun.replace(/^(the|an?|le|la|les|un|une|l['’])\s*(?=\S)/i, (all, article: string) =>
    all.length > article.length || /['’]$/.test(article) ? '' : all,
  );

/** The words of a request as typed and in English. */
export async function wordsOf(
  { translator }: Pick<EditsContext, 'translator'>,
  request: Pick<EditRequest, 'prompt' | 'searchPrompt' | 'selectPrompt' | 'negativePrompt'>,
): Promise<JobWords> {
  const { prompt, negativePrompt: negative } = request;
  const find = soughtIn(request);
  const [englishPrompt, englishFind, englishNegative] = await Promise.all(
    [prompt, find, negative].map((text) => translator.toEnglish(text)),
  );
  const english = { prompt: englishPrompt ?? '', find: englishFind ?? '', negative: englishNegative ?? '' };
  return { prompt, find, negative, english };
}
