import {
  type Capabilities,
  type EngineInfo,
  limits,
  socialProviders,
  type VersionInfo,
} from '@maquette/contract';
import { sql } from 'kysely';
import { stat } from 'node:fs/promises';
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
import { sweepFiles } from '../features/files/index.ts';
import type { MoneyWorker, PaymentsPorts } from '../features/payments/index.ts';
import { sweepDeletedAccounts } from '../features/profile/index.ts';
import type { Config, Role } from '../platform/config.ts';
import type { Context } from '../platform/context.ts';
import { type DiskRoom, diskRoom } from '../platform/disk-room.ts';
import { type Db, openDb } from '../platform/database/db.ts';
import { migrate } from '../platform/database/migrate.ts';
import { openSignals, type Signals } from '../platform/signals.ts';
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
import { countFailures } from '../platform/observing/count-failures.ts';
import { type Meter, noMeter } from '../platform/observing/meter.ts';
import { prometheusMeter } from '../platform/observing/prometheus-meter.ts';
import { processMemory } from '../platform/observing/read-children.ts';
import { noTracing, type Tracing } from '../platform/observing/tracing.ts';
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
import { houseGauges } from './gauges.ts';
import { openFiles } from './open-files.ts';

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
  /** Who is told what is done for how long; nobody unless given. */
  readonly tracing?: Tracing;
  /** Other engines than those of the settings. */
  readonly engines?: Engines;
  /** Another eye than our own. */
  readonly finder?: RegionFinder;
}

export interface House {
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

  const { tracing = noTracing } = surroundings;
  const meter = config.metricsToken === null ? noMeter : await prometheusMeter(log);
  for (const gauge of houseGauges(context)) meter.gauge(gauge);

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
  const opened = openFiles({ places, secret, room, images, siteUrl: () => siteUrl, storageLimitOf });
  const files = { ...opened, blobs: countFailures(opened.blobs, meter) };
  const signals = openSignals(database, log);
  const bus = editBus(signals);
  const edits: EditsPorts = {
    ...files,
    engines,
    finder,
    translator: openTranslator({ url: config.translateUrl, log }),
    ...{ bus, meter, span: tracing.span },
    editTimeoutMs: config.engineTimeoutMs,
    wakeWorker: () => {
      worker.wake();
      signals.send('work');
    },
    isStillSignedIn,
    sentenceFor,
  };
  const worker = editWorker({ ...context(), ...edits });
  signals.on('work', () => worker.wake());
  signals.onGap(() => worker.wake());
  const mails = openMailer({
    ...{ config, meter, context: context(), folder: places.mail, siteUrl: () => siteUrl },
    prepareMail: (ctx, order) => prepareMail({ ...ctx, siteUrl: () => siteUrl }, order),
  });
  const startedAt = now();
  const sweep = sweeping({
    context,
    edits,
    payments,
    madeBefore: database.kind === 'sqlite' ? startedAt : 0,
  });

  return {
    deps: {
      role: config.role,
      metricsToken: config.metricsToken,
      server: { ...{ log, meter, tracing }, ...servingOf(surroundings) },
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
        assertReady: (ctx) => assertReady(ctx, { places, room }),
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
      admin: { fallbackEngine: config.engines.fallback, processFigures: () => processMemory(config.role) },
    },
    context,
    meter,
    reachedAt: (url) => void (siteUrl = url),
    ...work({ role: config.role, worker, mails, bus, signals, money, sandbox, sweep, room, log }),
    deliverMails: () => mails.deliver(),
    close: () => closeAll([images, own, finder], db, tracing),
  };
};

const closeAll = async (
  children: readonly { close(): Promise<void> }[],
  db: Db,
  tracing: Tracing,
): Promise<void> => {
  await Promise.all(children.map((child) => child.close()));
  await db.destroy();
  await tracing.stop();
};

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
  readonly places: Places;
  readonly room: DiskRoom;
}

const assertReady = async ({ db }: Context, { places, room }: Needs): Promise<void> => {
  await sql`select 1`.execute(db);
  await stat(places.blobs);
  await room.assertAmple();
};

interface Workers {
  readonly role: Role;
  readonly worker: ReturnType<typeof editWorker>;
  readonly mails: MailWorker;
  readonly bus: ReturnType<typeof editBus>;
  readonly signals: Signals;
  readonly money: MoneyWorker;
  readonly sandbox: Sandbox | null;
  readonly sweep: () => Promise<void>;
  readonly room: DiskRoom;
  readonly log: RootLog;
}

const work = (workers: Workers): Pick<House, 'startWork' | 'stopWork'> => {
  const { role, worker, mails, bus, signals, money, sandbox, sweep, room, log } = workers;
  const repeated: Running[] = [];
  return {
    startWork: () => {
      signals.start();
      repeated.push(runEvery({ name: 'room', everyMs: LOOK_FOR_ROOM_MS, work: () => room.keep(), log }));
      // Its notices are posted to this server's own door, which a worker has not.
      if (role !== 'worker') sandbox?.start();
      if (role === 'web') return;
      worker.start();
      mails.start();
      money.start();
      repeated.push(runEvery({ name: 'sweep', everyMs: HOUR_MS, work: sweep, log }));
    },
    stopWork: async () => {
      // Edits are given back before those who wait for them are sent home.
      await Promise.all([worker.stop(), mails.stop(), sandbox?.stop(), money.stop()]);
      await Promise.all(repeated.map((one) => one.stop()));
      await signals.stop();
      bus.close();
    },
  };
};

interface Sweeping {
  readonly context: () => Context;
  readonly edits: EditsPorts;
  readonly payments: PaymentsPorts;
  /** Bytes without a row that are older are nobody's. Beside other processes, younger ones may be what they are just writing. */
  readonly madeBefore: number;
}

const sweeping =
  ({ context, edits, payments, madeBefore }: Sweeping) =>
  async (): Promise<void> => {
    await sweepAuth(context());
    await sweepSlots(context());
    await sweepGuests({ ...context(), ...edits });
    await sweepPreviews({ ...context(), ...edits });
    await sweepDeletedAccounts({ ...context(), ...edits, ...payments });
    await sweepFiles({ ...context(), ...edits }, { startedAt: madeBefore });
  };

const servingOf = ({ config, webFolder }: Surroundings) => ({
  trustProxy: config.trustProxy,
  isHttps: config.publicUrl?.startsWith('https:') ?? false,
  signIn: socialProviders.filter((name) => config.signIn[name] !== null),
  hasCardFields: config.cards.stripe !== null && config.cards.stripe.publishableKey !== null,
  webFolder,
});

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
