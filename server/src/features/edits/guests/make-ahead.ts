import { createHash } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Locale, type Tool, type ToolName, tools } from '@maquette/contract';
import { hashOfToken } from '../../../platform/secret-token.ts';
import type { SentFile } from '../../files/index.ts';
import type { EditsContext } from '../ports.ts';
import type { EditForm } from '../recipes/parameters.ts';
import { jobOf } from '../worker/perform-edit.ts';
import { asGuest, guestEdits } from './guests.ts';

/** Makes what visitors can wish of the rooms that ship with one click, before they do. */
export interface AheadWork {
  /** Somebody looks at the rooms, in this language. */
  begin(locale: Locale): void;
  stop(): Promise<void>;
}

/** A wish as the pages send it: `samples/wishes.json` of the built pages. */
interface ReadyCall {
  readonly locale: Locale;
  readonly call: ToolName;
  readonly form: Readonly<Record<string, unknown>>;
  readonly image: string;
  readonly mask: string;
}

/** Under which the pictures are kept that it works on, as if they were a visitor's: they are swept away like theirs. */
const VISIT = hashOfToken('ahead of time');

/** Own engine only: nobody pays a service for what nobody asked for. */
const noJournal = {
  known: null,
  submitting: async () => undefined,
  submitted: async () => undefined,
  notSubmitted: async () => undefined,
};

/**
 * One wish after the other, in the languages that the rooms were looked at in, and behind everything that anybody waits for: what
 * is under way gives way and is begun again afterwards.
 */
export function aheadWork(ctx: EditsContext, webFolder: string | null): AheadWork {
  const folder = webFolder && join(webFolder, 'samples');
  const { own, default: usual, premium } = ctx.engines;
  const isOurs = [usual, premium].some(({ name }) => name === own.name);
  const wanted = new Set<Locale>();
  let work: Promise<void> = Promise.resolve();
  const stopping = new AbortController();

  // Whoever wishes that will be told what is wrong with it.
  const told = (error: unknown): true => {
    if (!stopping.signal.aborted) ctx.log.warn({ err: error }, 'not made ahead of time');
    return true;
  };

  const make = async (samples: string, locale: Locale): Promise<void> => {
    let left = (await readyCalls(samples)).filter((call) => call.locale === locale);
    for (let [next] = left; next !== undefined && !stopping.signal.aborted; [next] = left) {
      await ctx.sampleWork.quiet();
      const isOver = await makeOne(ctx, next, { samples, signal: stopping.signal }).catch(told);
      if (isOver) left = left.slice(1);
    }
  };

  return {
    begin: (locale) => {
      if (folder === null || !isOurs || wanted.has(locale)) return;
      wanted.add(locale);
      work = work.then(() => make(folder, locale));
    },
    stop: async () => {
      stopping.abort();
      await work;
    },
  };
}

async function readyCalls(samples: string): Promise<readonly ReadyCall[]> {
  const told = await readFile(join(samples, 'wishes.json'), 'utf8').catch(() => '[]');
  return JSON.parse(told) as ReadyCall[];
}

/** False where it had to give way. */
async function makeOne(
  ctx: EditsContext,
  { locale, call: tool, form, ...files }: ReadyCall,
  { samples, signal }: { samples: string; signal: AbortSignal },
): Promise<boolean> {
  const guest = asGuest({ ...ctx, locale });
  const row: Tool = tools[tool];
  const image = await shipped(samples, files.image);
  const mask = await shipped(samples, files.mask);
  const sent = { tool, form: row.endpoint.form.parse(form) as EditForm, image, mask };
  const { order, photo, edits } = await guestEdits(guest, sent, VISIT);
  const { engine } = order;
  const [edit] = edits;
  if (!edit || engine.name !== ctx.engines.own.name) return true;
  const folder = join(ctx.tempFolder, `ahead-${edit.id}`);
  await mkdir(folder, { recursive: true });
  try {
    const { prepared } = await jobOf(guest, { edit, source: photo, folder, engine });
    const { job } = prepared;
    return await ctx.sampleWork.makeAhead({ edit, source: photo, job }, (watch) =>
      engine.perform(job, { ...watch, signal: AbortSignal.any([watch.signal, signal]), journal: noJournal }),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A file of the pages, as if it had been sent. */
async function shipped(folder: string, filename: string): Promise<SentFile> {
  const path = join(folder, filename);
  const bytes = await readFile(path);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { path, filename, bytes: bytes.length, sha256 };
}
