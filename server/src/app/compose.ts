import { join } from 'node:path';
import { type Locale, socialProviders, type VersionInfo } from '@maquette/contract';
import { sql } from 'kysely';
import { isStillSignedIn, prepareMail, recogniseCaller } from '../features/auth/index.ts';
import { grantWelcomeCredits } from '../features/credits/index.ts';
import {
  type AheadWork,
  aheadWork,
  editBus,
  type EditsPorts,
  editWorker,
  lastingOutcomes,
  sampleWork,
  thumbnailsOf,
} from '../features/edits/index.ts';
import { shareSigner } from '../features/shares/index.ts';
import { backUpNightly } from '../backup/nightly.ts';
import { lastBackup, lastDrill } from '../backup/runs.ts';
import type { BlobStorage } from '../platform/blob-storage/blob-storage.ts';
import type { Config } from '../platform/config.ts';
import type { Context } from '../platform/context.ts';
import { type DiskSpace, diskSpace } from '../platform/disk-space.ts';
import { type Db, openDb } from '../platform/database/db.ts';
import { migrate } from '../platform/database/migrate.ts';
import { openSignals } from '../platform/signals.ts';
import type { Caller } from '../platform/http/register-routes.ts';
import { sentenceFor } from '../platform/http/words.ts';
import { chooseIdentityProviders } from '../platform/identity-providers/choose-identity-providers.ts';
import { newId } from '../platform/ids.ts';
import { chooseEngines } from '../platform/image-engines/choose-engines.ts';
import { embeddedEngine } from '../platform/image-engines/embedded/embedded-engine.ts';
import { type Models, runModels } from '../platform/open-models/running/run-models.ts';
import { type RegionFinder, regionFinder } from '../platform/image-engines/embedded/finder/region-finder.ts';
import type { Engines } from '../platform/image-engines/engines.ts';
import type { ImageEngine } from '../platform/image-engines/image-engine.ts';
import { takingTurns } from '../platform/children/turns.ts';
import { type ImageProcess, runImageProcess } from '../platform/images/run-image-process.ts';
import { countFailures } from '../platform/observing/count-failures.ts';
import { type Meter, noMeter } from '../platform/observing/meter.ts';
import { prometheusMeter } from '../platform/observing/prometheus-meter.ts';
import { processMemory } from '../platform/observing/read-children.ts';
import { noTracing, type Tracing } from '../platform/observing/tracing.ts';
import { openMailer } from '../platform/mailer/open-mailer.ts';
import type { RootLog } from '../platform/log.ts';
import type { CardProvider } from '../platform/payment-provider/card-provider.ts';
import { chooseCardProvider } from '../platform/payment-provider/choose-card-provider.ts';
import { type Places, placesOf } from '../platform/places.ts';
import { runtime } from '../platform/runtime.ts';
import { keptSecret } from '../platform/secret-file.ts';
import { openTranslator } from '../platform/translator/translator.ts';
import { backgroundWork, sweeping } from './background-work.ts';
import type { AppDeps } from './build-app.ts';
import { capabilitiesOf } from './capabilities-of.ts';
import { openMoney } from './money.ts';
import { databaseGauges } from './gauges.ts';
import { openFiles } from './open-files.ts';
import { storageOrigin } from '../platform/blob-storage/storage-address.ts';

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
  /** Who is told what is done for how long; nobody unless given. */
  readonly tracing?: Tracing;
  /** Another process for pictures than one of its own; closed with the server. */
  readonly images?: ImageProcess;
  /** Our own engine in other processes than those of its own; closed with the server. */
  readonly own?: ImageEngine;
  /** Other engines than those of the settings. */
  readonly engines?: Engines;
  /** Another eye than our own. */
  readonly finder?: RegionFinder;
  /** Other open models than those in the folder of the settings. */
  readonly models?: Models;
}

export interface Server {
  readonly deps: AppDeps;
  /** The figures of this process. */
  readonly meter: Meter;
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
export async function compose(surroundings: Surroundings): Promise<Server> {
  const { config, webFolder, log, now, tracing = noTracing } = surroundings;
  log.conceal(config.secrets);
  const places = surroundings.places ?? placesOf(config);
  const { database, dataDir: folder } = places;
  const isFile = database.kind === 'sqlite' && database.path !== ':memory:';
  const space = diskSpace({ folder, reserve: isFile ? places.reserve : null, log });
  const db = await openMigrated(places, space);
  const openContext = (caller: Caller): Context => ({ ...caller, db, now, newId });
  const context = () => openContext({ actor: { kind: 'system' }, locale: 'en', address: '', log });

  const meter = config.metricsToken === null ? noMeter : await prometheusMeter(log);
  for (const gauge of databaseGauges(context)) meter.gauge(gauge);

  const { images, models, engines, finder, closeEngines } = openEngines(surroundings, context());
  const secret = config.secret ?? keptSecret(places.dataDir);
  log.conceal([secret]);
  let siteUrl = config.publicUrl ?? `http://${config.host}:${config.port}`;
  const cardPorts = { context: context(), secret, siteUrl: () => siteUrl };
  const { cards, sandbox } = await chooseCardProvider(config.cards, cardPorts);
  const { payments, money, subscriptionStatus } = openMoney({ ...cardPorts, cards, config, context });
  const { storageLimitOf, ...ofPlan } = subscriptionStatus;
  const keeping = { places, secret, space, redirects: config.storageRedirects };
  const opened = openFiles({ ...keeping, images, siteUrl: () => siteUrl, storageLimitOf });
  const files = { ...opened, blobs: countFailures(opened.blobs, meter) };
  const signals = openSignals(database, log);
  const bus = editBus(signals);
  const expectVisitor = expecting(config, engines, () => ahead);
  const edits: EditsPorts = {
    ...files,
    ...{ engines, finder, expectVisitor },
    sampleWork: samplesOf(surroundings, places),
    translator: openTranslator({ url: config.translateUrl, log }),
    ...{ bus, meter, tracing, editTimeoutMs: config.engineTimeoutMs },
    wakeWorker: () => {
      worker.wake();
      signals.send('work');
    },
    isStillSignedIn,
    sentenceFor,
  };
  const worker = editWorker({ ...context(), ...edits });
  const ahead = aheadWork({ ...context(), ...edits }, webFolder);
  signals.on('work', () => worker.wake());
  signals.onGap(() => worker.wake());
  const mails = openMailer({
    ...{ config, meter, context: context(), folder: places.mail, siteUrl: () => siteUrl },
    prepareMail: (ctx, order) => prepareMail({ ...ctx, siteUrl: () => siteUrl }, order),
  });
  const [startedAt, capabilities] = [now(), capabilitiesOf(engines, cards, config)];

  return {
    deps: {
      role: config.role,
      metricsToken: config.metricsToken,
      server: { ...{ log, meter, tracing }, ...serverOptions(surroundings, cards), onHome: expectVisitor },
      http: {
        openContext,
        authenticate: (ctx, bearer) => recogniseCaller({ ...ctx, ...ofPlan }, bearer),
        uploadFolder: places.temporary,
        assertSpace: space.assertOpen,
        checksAnswers: surroundings.checksAnswers,
      },
      system: {
        version: surroundings.version,
        ...{ runtime, startedAt },
        capabilities: () => ({ ...capabilities, models: models.states() }),
        ...{ modelStates: models.states, supportEmail: config.supportEmail },
        assertReady: (ctx) => assertReady(ctx, { blobs: files.blobs, space }),
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
      shares: { ...files, shareSigner: shareSigner(secret) },
      payments,
      sandbox,
      settleMoney: () => money.settled(),
      admin: adminOptions(config, models),
    },
    context,
    meter,
    reachedAt: (url) => void (siteUrl = url),
    ...backgroundWork({
      ...{ role: config.role, worker, ahead, mails, bus, signals, money, sandbox, space, log },
      sweep: sweeping({ context, edits, payments, madeBefore: database.kind === 'sqlite' ? startedAt : 0 }),
      backUp: (stopping) =>
        backUpNightly({ of: { db, blobs: files.blobs }, places, config, images, now, stopping, log }),
    }),
    deliverMails: () => mails.deliver(),
    close: async () => {
      await closeEngines();
      await db.destroy();
      await tracing.stop();
    },
  };
}

/** What keeps those who only try from waiting. */
const expecting =
  ({ role }: Config, engines: Engines, ahead: () => AheadWork) =>
  (locale: Locale): void => {
    // Where others do the work they are none the quicker for what is done here.
    if (role !== 'all') return;
    // A head start that fails has cost nothing: what is ordered starts its own.
    void engines.own.warm?.().catch(() => undefined);
    ahead().begin(locale);
  };

/** Whatever works on pictures, each in processes of its own that start when they are needed. */
function openEngines(surroundings: Surroundings, context: Context) {
  const { config, log, runtimeDir } = surroundings;
  const children = { runtimeDir, log, turns: takingTurns() };
  const images = surroundings.images ?? runImageProcess(children);
  const models = surroundings.models ?? runModels({ runtimeDir, log, dir: config.modelDir });
  const own = surroundings.own ?? embeddedEngine({ ...children, models, beginsAhead: config.role === 'all' });
  const enginePorts = { ...context, own, images, callTimeoutMs: config.engineTimeoutMs };
  const engines = surroundings.engines ?? chooseEngines(config.engines, enginePorts);
  const finder = surroundings.finder ?? regionFinder({ runtimeDir, log, models });
  const closeEngines = () => Promise.all([images, own, finder, models].map((one) => one.close()));
  return { images, models, engines, finder, closeEngines };
}

const serverOptions = ({ config, webFolder }: Surroundings, cards: CardProvider) => ({
  trustProxy: config.trustProxy,
  isHttps: config.publicUrl?.startsWith('https:') ?? false,
  signIn: socialProviders.filter((name) => config.signIn[name] !== null),
  cardFields: cards.pagePolicy,
  pictureOrigin: config.storageRedirects ? storageOrigin(config.storage) : null,
  webFolder,
});

const adminOptions = (config: Config, models: Models): AppDeps['admin'] => ({
  fallbackEngine: config.engines.fallback,
  modelStates: models.states,
  processFigures: () => processMemory(config.role),
  lastBackups: async (ctx) => ({ backup: await lastBackup(ctx.db), drill: await lastDrill(ctx.db) }),
});

async function openMigrated({ database }: Places, { release }: DiskSpace): Promise<Db> {
  const db = openDb(database, release);
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
}

interface Needs {
  readonly blobs: BlobStorage;
  readonly space: DiskSpace;
}

async function assertReady({ db }: Context, { blobs, space }: Needs): Promise<void> {
  await sql`select 1`.execute(db);
  await blobs.assertReachable();
  await space.assertAmple();
}

/** What was made of the shipped rooms: by visitors for a while, ahead of them for as long as this build runs. */
function samplesOf({ webFolder, version }: Surroundings, { temporary, madeAhead }: Places) {
  const lasting = lastingOutcomes(madeAhead, version.build.date);
  return sampleWork({ webFolder, folder: join(temporary, 'samples'), lasting });
}
