import type { ToolForm } from '@maquette/contract';
import { fetchPicture } from '../../platform/api/fetch-picture.ts';
import type { SampleRoom } from '../../platform/photos/sample-rooms.ts';

/** What somebody without an account may try. */
export const tryTools = ['recolor', 'replace', 'inpainting'] as const;
export type TryTool = (typeof tryTools)[number];

/** A wish as it is typed. `find` is what goes or gets another colour; repainting names a marked place instead. */
export interface TryWords {
  readonly find: string;
  readonly prompt: string;
}

export const noTryWords: TryWords = { find: '', prompt: '' };

/** A wish that is ready for a room: its words by their messages, and what is marked for it. */
export interface ReadyWish {
  readonly key:
    | 'visits.wish.terracotta'
    | 'visits.wish.navy'
    | 'visits.wish.bed'
    | 'visits.wish.sofa'
    | 'visits.wish.armchair'
    | 'visits.wish.white'
    | 'visits.wish.table';
  readonly tool: TryTool;
  /** What goes or gets another colour; null where only a place is marked. */
  readonly find: 'visits.find.wall' | 'visits.find.armchair' | 'visits.find.sideboard' | null;
  /** The mask that ships with the rooms: the server makes the same picture of it ahead of time. */
  readonly mark: string;
}

/** Everybody's ready wish is drawn alike: what it came to need not be made again. */
export const READY_SEED = 1;

/** The first one of each room is done in a moment. */
export const readyWishes: Record<SampleRoom, readonly ReadyWish[]> = {
  bedroom: [
    {
      key: 'visits.wish.terracotta',
      tool: 'recolor',
      find: 'visits.find.wall',
      mark: 'bedroom-wall.png',
    },
    { key: 'visits.wish.navy', tool: 'recolor', find: 'visits.find.wall', mark: 'bedroom-wall.png' },
    { key: 'visits.wish.bed', tool: 'inpainting', find: null, mark: 'bedroom-bed.png' },
  ],
  living: [
    { key: 'visits.wish.sofa', tool: 'inpainting', find: null, mark: 'living-sofa.png' },
    {
      key: 'visits.wish.armchair',
      tool: 'replace',
      find: 'visits.find.armchair',
      mark: 'living-armchair.png',
    },
  ],
  dining: [
    {
      key: 'visits.wish.white',
      tool: 'recolor',
      find: 'visits.find.sideboard',
      mark: 'dining-sideboard.png',
    },
    { key: 'visits.wish.table', tool: 'inpainting', find: null, mark: 'dining-table.png' },
  ],
};

/** What is marked for a wish, as it is sent: white where something is to change. */
export function maskOf({ mark }: ReadyWish): Promise<Blob> {
  return fetchPicture(`/samples/${mark}`);
}

/** The call that words come to, by its tool's name. */
export type TryCall =
  | { readonly call: 'search-recolor'; readonly form: SearchRecolorForm }
  | { readonly call: 'search-replace'; readonly form: SearchReplaceForm }
  | { readonly call: 'flux-kontext-pro'; readonly form: FluxForm };

type SearchRecolorForm = ToolForm<'search-recolor'>;
type SearchReplaceForm = ToolForm<'search-replace'>;
type FluxForm = ToolForm<'flux-kontext-pro'>;

export interface TryAsked {
  readonly tool: TryTool;
  readonly words: TryWords;
  /** Absent = any. */
  readonly seed?: number | undefined;
  /** What was asked back about, and agreed to. */
  readonly agreed?: 'guess' | 'stand-in' | undefined;
}

export function callOf({ tool, words: { find, prompt: wish }, seed, agreed }: TryAsked): TryCall {
  const prompt = { prompt: wish, ...(seed !== undefined && { seed }) };
  const guess = agreed === 'guess' ? { accept_guess: 'true' as const } : {};
  const standIn = agreed === 'stand-in' ? { allow_stand_in: 'true' as const } : {};
  if (tool === 'recolor')
    return { call: 'search-recolor', form: { select_prompt: find, ...prompt, ...guess } };
  if (tool === 'replace')
    return { call: 'search-replace', form: { search_prompt: find, ...prompt, ...guess, ...standIn } };
  return { call: 'flux-kontext-pro', form: { ...prompt, ...standIn } };
}

/** A wish's own words. */
export function wordsOf({ find, key }: ReadyWish, say: (key: WordKey) => string): TryWords {
  return { find: find ? say(find) : '', prompt: say(key) };
}

type WordKey = ReadyWish['key'] | NonNullable<ReadyWish['find']>;

/** A ready wish as it is sent, with the names of the files that it is about. */
export type ReadyCall = TryCall & { readonly image: string; readonly mask: string };

/** All of them in one language: what the server is to make ahead of time. What takes longest comes first. */
export function readyCalls(say: (key: WordKey) => string): ReadyCall[] {
  const calls = Object.entries(readyWishes).flatMap(([sample, wishes]) =>
    wishes.map((wish) => ({
      ...callOf({ tool: wish.tool, words: wordsOf(wish, say), seed: READY_SEED }),
      ...{ image: `${sample}-before.webp`, mask: wish.mark },
    })),
  );
  const isQuick = ({ call }: TryCall): boolean => call === 'search-recolor';
  return [...calls.filter((one) => !isQuick(one)), ...calls.filter(isQuick)];
}
