import {
  type Capabilities,
  type EngineInfo,
  limits,
  socialProviders,
  type VersionInfo,
} from '@maquette/contract';
import { sql } from 'kysely';
import { isStillSignedIn, prepareMail, recogniseCaller, sweepAuth } from '../features/auth/index.ts';
import { grantWelcomeCredits } from '../features/credits/index.ts';
import {
  editBus,
  type EditsPorts,
  editWorker,
  isPremiumOffered,
  offersOf,
  sweepGuests,
  sweepPreviews,
  thumbnailsOf,
} from '../features/edits/index.ts';
import { backUpNightly } from '../backup/nightly.ts';
import { lastBackup, lastDrill } from '../backup/runs.ts';
import { sweepFiles } from '../features/files/index.ts';
import type { MoneyWorker } from '../features/payments/index.ts';
import { sweepDeletedAccounts } from '../features/profile/index.ts';
import type { BlobStorage } from '../platform/blob-storage/blob-storage.ts';
import type { Config } from '../platform/config.ts';
import type { Context } from '../platform/context.ts';
import { type DiskRoom, diskRoom } from '../platform/disk-room.ts';
import { type Db, openDb } from '../platform/database/db.ts';
import { migrate } from '../platform/database/migrate.ts';
import type { Caller } from '../platform/http/register-routes.ts';
import { sentenceFor } from '../platform/http/words.ts';
import { chooseIdentityProviders } from '../platform/identity-providers/choose-identity-providers.ts';
import { newId } from '../platform/ids.ts';
import { chooseEngines } from '../platform/image-engines/choose-engines.ts';
import { embeddedEngine } from '../platform/image-engines/embedded/embedded-engine.ts';
import { type RegionFinder, regionFinder } from '../platform/image-engines/embedded/finder/region-finder.ts';
import type { Engines } from '../platform/image-engines/engines.ts';
import { sweepSlots } from '../platform/image-engines/remote/sweep-slots.ts';
import { takingTurns } from '../platform/children/turns.ts';
import { runImageProcess } from '../platform/images/run-image-process.ts';
import { openMailer } from '../platform/mailer/open-mailer.ts';
import type { MailWorker } from '../platform/mailer/mail-worker.ts';
import { type Running, runEvery } from '../platform/jobs/run-every.ts';
import type { RootLog } from '../platform/log.ts';
import type { CardProvider } from '../platform/payment-provider/card-provider.ts';
import { chooseCardProvider } from '../platform/payment-provider/choose-card-provider.ts';
import type { Sandbox } from '../platform/payment-provider/sandbox/open-sandbox.ts';
import { type Places, placesOf } from '../platform/places.ts';
import { runtime } from '../platform/runtime.ts';
import { keptSecret } from '../platform/secret-file.ts';
import { openTranslator } from '../platform/translator/translator.ts';
import type { AppDeps } from './build-app.ts';
import { openMoney } from './money.ts';
import { openFiles } from './open-files.ts';
import { storageOrigin } from '../platform/blob-storage/storage-address.ts';

const HOUR_MS = 3_600_000;
/** How soon room that was given up is kept again. */
const LOOK_FOR_ROOM_MS = 10_000;

export interface Surroundings {
  readonly config: Config;
  /** Where things are kept, when not where the settings say. */
  readonly places?: Places;
  /** Folder of the bundled child programs. */
  readonly runtimeDir: string;
  readonly webFolder: string | null;
  readonly version: Pick<VersionInfo, 'version' | 'git' | 'build'>;
  readonly log: RootLog;
  readonly now: () => number;
  /** Whether every answer is held against the contract: in tests. */
  readonly checksAnswers: boolean;
  /** Other engines than those of the settings. */
  readonly engines?: Engines;
  /** Another eye than our own. */
  readonly finder?: RegionFinder;
}

export interface House {
  readonly deps: AppDeps;
  /** A context for the server's own work. */
  readonly context: () => Context;
  /** Tells where people reach the server, when the settings do not: known once it listens. */
  reachedAt(url: string): void;
  /** Begins the work that nobody calls for. */
  startWork(): void;
  /** Ends it, giving back what it had taken on. */
  stopWork(): Promise<void>;
  /** Sends every mail that is due now, without waiting for the next look. */
  deliverMails(): Promise<void>;
  /** Closes what calls need; to be done when the last call is answered. */
  close(): Promise<void>;
}

/** Makes every part of the server once and says who gets which. Opens and migrates the database. */
export const compose = async (surroundings: Surroundings): Promise<House> => {
  const { config, log, now, runtimeDir } = surroundings;
  log.conceal(config.secrets);
  const places = surroundings.places ?? placesOf(config);
  const { database, dataDir: folder } = places;
  const isFile = database.kind === 'sqlite' && database.path !== ':memory:';
  const room = diskRoom({ folder, reserve: isFile ? places.reserve : null, log });
  const db = await openMigrated(places, room);
  const openContext = (caller: Caller): Context => ({ ...caller, db, now, newId });
  const context = () => openContext({ actor: { kind: 'system' }, locale: 'en', address: '', log });

  const children = { runtimeDir, log, turns: takingTurns() };
  const images = runImageProcess(children);
  const own = embeddedEngine(children);
  const enginePorts = { ...context(), own, images, callTimeoutMs: config.engineTimeoutMs };
  const engines = surroundings.engines ?? chooseEngines(config.engines, enginePorts);
  const finder = surroundings.finder ?? regionFinder({ runtimeDir, log });
  const secret = config.secret ?? keptSecret(places.dataDir);
  log.conceal([secret]);
  let siteUrl = config.publicUrl ?? `http://${config.host}:${config.port}`;
  const cardPorts = { context: context(), secret, siteUrl: () => siteUrl };
  const { cards, sandbox } = await chooseCardProvider(config.cards, cardPorts);
  const { payments, money, standing } = openMoney({ cards, siteUrl: () => siteUrl, context });
  const { storageLimitOf, ...ofPlan } = standing;
  const keeping = { places, secret, room, redirects: config.storageRedirects };
  const files = openFiles({ ...keeping, images, siteUrl: () => siteUrl, storageLimitOf });
  const bus = editBus();
  const edits: EditsPorts = {
    ...files,
    engines,
    finder,
    translator: openTranslator({ url: config.translateUrl, log }),
    bus,
    editTimeoutMs: config.engineTimeoutMs,
    wakeWorker: () => worker.wake(),
    isStillSignedIn,
    sentenceFor,
  };
  const worker = editWorker({ ...context(), ...edits });
  const mails = openMailer({
    ...{ config, context: context(), folder: places.mail, siteUrl: () => siteUrl },
    prepareMail: (ctx, order) => prepareMail({ ...ctx, siteUrl: () => siteUrl }, order),
  });
  const startedAt = now();
  const sweep = async () => {
    await sweepAuth(context());
    await sweepSlots({ db, now });
    await sweepGuests({ ...context(), ...edits });
    await sweepPreviews({ ...context(), ...edits });
    await sweepDeletedAccounts({ ...context(), ...edits, ...payments });
    await sweepFiles({ ...context(), ...files }, { startedAt });
  };

  const of = { db, blobs: files.blobs };
  const stopping = new AbortController();
  const backUp = () => backUpNightly({ of, places, config, images, now, stopping: stopping.signal, log });

  return {
    deps: {
      server: serverOptions(surroundings),
      http: {
        openContext,
        authenticate: (ctx, bearer) => recogniseCaller({ ...ctx, ...ofPlan }, bearer),
        uploadFolder: places.temporary,
        assertRoom: room.assertOpen,
        checksAnswers: surroundings.checksAnswers,
      },
      system: {
        version: surroundings.version,
        runtime,
        startedAt,
        capabilities: capabilitiesOf(engines, cards, config),
        assertReady: (ctx) => assertReady(ctx, { blobs: files.blobs, room }),
        lastDrill: (ctx) => lastDrill(ctx.db),
      },
      auth: {
        siteUrl: () => siteUrl,
        identityProviders: chooseIdentityProviders(config.signIn, { now, log }),
        onSignedUp: (ctx, { userId }) => grantWelcomeCredits(ctx, { userId, amount: config.welcomeCredits }),
        ...ofPlan,
      },
      credits: { thumbnailsOf: (ctx, made) => thumbnailsOf({ ...ctx, signer: files.signer }, made) },
      files,
      edits,
      payments,
      sandbox,
      settleMoney: () => money.settled(),
      admin: {
        fallbackEngine: config.engines.fallback,
        lastBackups: async (ctx) => ({ backup: await lastBackup(ctx.db), drill: await lastDrill(ctx.db) }),
      },
    },
    context,
    reachedAt: (url) => void (siteUrl = url),
    ...work({ worker, mails, bus, money, sandbox, sweep, backUp, stopping, room, log }),
    deliverMails: () => mails.deliver(),
    close: async () => {
      await Promise.all([images.close(), own.close(), finder.close()]);
      await db.destroy();
    },
  };
};

const serverOptions = ({ config, log, webFolder }: Surroundings): AppDeps['server'] => ({
  log,
  trustProxy: config.trustProxy,
  isHttps: config.publicUrl?.startsWith('https:') ?? false,
  signIn: socialProviders.filter((name) => config.signIn[name] !== null),
  hasCardFields: config.cards.stripe !== null && config.cards.stripe.publishableKey !== null,
  pictureOrigin: config.storageRedirects ? storageOrigin(config.storage) : null,
  webFolder,
});

const openMigrated = async ({ database }: Places, { release }: DiskRoom): Promise<Db> => {
  const db = openDb(database, release);
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
};

interface Needs {
  readonly blobs: BlobStorage;
  readonly room: DiskRoom;
}

const assertReady = async ({ db }: Context, { blobs, room }: Needs): Promise<void> => {
  await sql`select 1`.execute(db);
  await blobs.assertReachable();
  await room.assertAmple();
};

interface Workers {
  readonly worker: ReturnType<typeof editWorker>;
  readonly mails: MailWorker;
  readonly bus: ReturnType<typeof editBus>;
  readonly money: MoneyWorker;
  readonly sandbox: Sandbox | null;
  readonly sweep: () => Promise<void>;
  readonly backUp: () => Promise<void>;
  /** Tells the backup that it may fail now. */
  readonly stopping: AbortController;
  readonly room: DiskRoom;
  readonly log: RootLog;
}

const work = (workers: Workers): Pick<House, 'startWork' | 'stopWork'> => {
  const { worker, mails, bus, money, sandbox, sweep, backUp, stopping, room, log } = workers;
  let sweeping: Running | undefined;
  let backingUp: Running | undefined;
  let keeping: Running | undefined;
  return {
    startWork: () => {
      worker.start();
      mails.start();
      sandbox?.start();
      money.start();
      sweeping = runEvery({ name: 'sweep', everyMs: HOUR_MS, work: sweep, log });
      backingUp = runEvery({ name: 'backup', everyMs: HOUR_MS, work: backUp, log });
      keeping = runEvery({ name: 'room', everyMs: LOOK_FOR_ROOM_MS, work: () => room.keep(), log });
    },
    stopWork: async () => {
      // Edits are given back before those who wait for them are sent home.
      await Promise.all([worker, mails, sandbox, money, sweeping].map((one) => one?.stop()));
      // A backup that is cut off leaves no snapshot, and is made again later.
      stopping.abort();
      void backingUp?.stop();
      await keeping?.stop();
      bus.close();
    },
  };
};

const capabilitiesOf = (engines: Engines, cards: CardProvider, config: Config): Capabilities => ({
  engines: {
    default: describeEngine(engines, 'default'),
    premium: { ...describeEngine(engines, 'premium'), isOffered: isPremiumOffered(engines) },
  },
  tools: offersOf(engines),
  signIn: {
    google: config.signIn.google && { clientId: config.signIn.google.clientId },
    apple: config.signIn.apple && { clientId: config.signIn.apple.clientId },
    facebook: config.signIn.facebook && { appId: config.signIn.facebook.appId },
  },
  cards: {
    provider: cards.name,
    test: cards.isTest,
    ...(cards.publishableKey !== null && { publishableKey: cards.publishableKey }),
  },
  limits: {
    uploadBytes: limits.uploadBytes,
    uploadPixels: limits.uploadPixels,
    welcomeCredits: config.welcomeCredits,
  },
});

const describeEngine = (engines: Engines, tier: 'default' | 'premium'): EngineInfo => {
  const { name, label, isPreview, tasks, parameters } = engines[tier];
  const { price } = offersOf(engines).inpaint[tier];
  return { name, label, preview: isPreview, price, features: [...tasks, ...parameters] };
};
