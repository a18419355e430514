import { parseArgs } from 'node:util';
import { openBlobStorage } from '../platform/blob-storage/open-blob-storage.ts';
import { readBackupPlace } from '../platform/blob-storage/storage-address.ts';
import { systemClock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Db } from '../platform/database/db.ts';
import { openExisting } from '../platform/database/open-existing.ts';
import { type ImageProcess, runImageProcess } from '../platform/images/run-image-process.ts';
import { silentLog } from '../platform/log.ts';
import { placesOf } from '../platform/places.ts';
import { drill } from './drill.ts';
import { BadUsage, readPlaces } from './installation.ts';
import { makeBackup } from './make-backup.ts';
import { move } from './move.ts';
import { DRILL_PERCENT, faultOf, lossOf, openBackups } from './nightly.ts';
import { restore } from './restore.ts';
import { beginRun, recorded } from './runs.ts';
import type { Vault } from './vault.ts';

export interface RunKeep {
  readonly config: Config;
  /** The command and its options. */
  readonly words: readonly string[];
  /** Folder of the bundled programs. */
  readonly runtimeDir: string;
  readonly tell: (line: string) => void;
}

const optionNames = ['to', 'from', 'storage', 'from-storage', 'snapshot', 'share'] as const;
type Options = Partial<Record<(typeof optionNames)[number], string>>;
type Command = (run: RunKeep, options: Options) => Promise<boolean>;

const usages = {
  move: 'npm run move -- --to <postgres://…|folder> [--storage <s3://…|folder>] [--from … [--from-storage …]]',
  backup: 'npm run backup -- [--to <folder|s3://…>]',
  restore: 'npm run restore -- [--from <folder|s3://…>] [--snapshot <name>]',
  drill: 'npm run drill -- [--from <folder|s3://…>] [--snapshot <name>] [--share <percent>]',
};
type Name = keyof typeof usages;

/** Runs `move`, `backup`, `restore` or `drill`; whether all is well. @throws BadUsage, and what the command throws */
export async function runKeep(run: RunKeep): Promise<boolean> {
  const [name = '', ...words] = run.words;
  if (!Object.hasOwn(commands, name))
    throw new BadUsage(`There is no command ${name}:\n${Object.values(usages).join('\n')}`);
  return commands[name as Name](run, readOptions(words, name as Name));
}

function readOptions(args: readonly string[], name: Name): Options {
  const options = Object.fromEntries(optionNames.map((option) => [option, { type: 'string' }] as const));
  try {
    return parseArgs({ args: [...args], options, strict: true }).values as Options;
  } catch (error) {
    throw new BadUsage(`${(error as Error).message}\n${usages[name]}`);
  }
}

const runMove: Command = async ({ config, tell }, options) => {
  if (options.to === undefined) throw new BadUsage(usages.move);
  const { dataDir } = config;
  const from =
    options.from === undefined
      ? placesOf(config)
      : readPlaces({ database: options.from, storage: options['from-storage'], dataDir });
  const to = readPlaces({ database: options.to, storage: options.storage, dataDir });
  const { rows, blobs, already, lost } = await move({ from, to, tell });
  tell(
    `Moved ${rows} rows and ${blobs} pictures and copies of them, ${already} of which were there already.`,
  );
  for (const one of lost) tell(`At the source too: ${one}`);
  tell(
    'The source is as it was. Start the server with the new DATABASE_URL and STORAGE_URL, or DATA_DIR, and the',
  );
  tell('same SECRET: where none was set, that is what the file `secret` of the old data directory holds.');
  return lost.length === 0;
};

/** The place of backups that is named, or that of the settings. @throws BadUsage */
function vaultOf({ config }: RunKeep, words: string | undefined, name: Name): Vault {
  const place = words === undefined ? config.backupTo : readBackupPlace(words);
  if (place === null) throw new BadUsage(`Say where backups are kept, or set BACKUP_TO.\n${usages[name]}`);
  return openBackups(config, place);
}

const runBackup: Command = async (run, options) => {
  const { config, tell } = run;
  const vault = vaultOf(run, options.to, 'backup');
  const places = placesOf(config);
  const db = await openExisting(places.database);
  try {
    const at = { db, now: systemClock };
    await beginRun(at, 'backup', 0);
    const of = { db, blobs: openBlobStorage(places) };
    const work = () => makeBackup({ of, vault, temporary: places.temporary, now: systemClock });
    const { id, rows, pictures, added, lost } = await recorded(at, 'backup', { work, faultIn: lossOf });
    tell(`Snapshot ${id}: ${rows} rows, ${pictures} pictures, the bytes of ${added} of them new.`);
    for (const one of lost) tell(`Its bytes are missing or damaged: ${one}`);
    return lost.length === 0;
  } finally {
    await db.destroy();
  }
};

async function withImages(run: RunKeep, work: (images: ImageProcess) => Promise<boolean>): Promise<boolean> {
  const images = runImageProcess({ runtimeDir: run.runtimeDir, log: silentLog });
  try {
    return await work(images);
  } finally {
    await images.close();
  }
}

const runRestore: Command = (run, options) =>
  withImages(run, async (images) => {
    const vault = vaultOf(run, options.from, 'restore');
    const order = { places: placesOf(run.config), vault, id: options.snapshot ?? null };
    const { id, point, pictures } = await restore({ ...order, images, now: systemClock, tell: run.tell });
    run.tell(`Restored ${id}: ${pictures} pictures; the doctor finds nothing wrong.`);
    if (point !== null) run.tell(`Back to what was before: the same with --snapshot ${point}`);
    return true;
  });

const runDrill: Command = (run, options) =>
  withImages(run, async (images) => {
    const vault = vaultOf(run, options.from, 'drill');
    const percent = Number(options.share ?? DRILL_PERCENT);
    if (!(percent >= 0 && percent <= 100)) throw new BadUsage(`--share is a percentage.\n${usages.drill}`);
    const { temporary } = placesOf(run.config);
    const order = { vault, id: options.snapshot ?? null, images, temporary, share: percent / 100 };
    const db = await openIfThere(run.config);
    try {
      const done = await (db ? recordedDrill(db, order) : drill(order));
      const { id, rows, pictures, lookedInto, faults } = done;
      run.tell(`Snapshot ${id}: ${rows} rows, ${pictures} pictures, ${lookedInto} of them looked into.`);
      for (const fault of faults) run.tell(fault);
      if (faults.length === 0) run.tell('It would come back whole.');
      return faults.length === 0;
    } finally {
      await db?.destroy();
    }
  });

async function recordedDrill(db: Db, order: Parameters<typeof drill>[0]) {
  const at = { db, now: systemClock };
  await beginRun(at, 'drill', 0);
  return recorded(at, 'drill', { work: () => drill(order), faultIn: faultOf });
}

/** A drill needs no installation; where there is one, it learns how the drill went. */
const openIfThere = (config: Config): Promise<Db | null> =>
  openExisting(placesOf(config).database).catch(() => null);

const commands: Readonly<Record<Name, Command>> = {
  move: runMove,
  backup: runBackup,
  restore: runRestore,
  drill: runDrill,
};
