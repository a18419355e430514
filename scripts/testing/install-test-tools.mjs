// Finds Chromium, PostgreSQL and an object store, installs what is missing where that is possible, and says what cannot be tested without them.
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT } from '../setup/root.mjs';
import { runChild } from '../setup/run-child.mjs';

const DOWNLOAD_LIMIT_MS = 5 * 60_000;
/** By version on Debian, with Homebrew, in Postgres.app; else it stands among the commands. */
const POSTGRESQL = [
  '/usr/lib/postgresql',
  '/opt/homebrew/opt',
  '/usr/local/opt',
  '/Applications/Postgres.app/Contents/Versions',
];
/** The journeys take the first that is there. */
const DEBIAN_CHROMIUM = ['chromium-headless-shell', 'chromium'];
/** OpenStack Swift, which speaks S3, and the programs by which it is known to be there. */
const STORE_PACKAGES = ['swift-proxy', 'swift-account', 'swift-container', 'swift-object', 'memcached'];
const STORE_PROGRAMS = [
  'swift-proxy-server',
  'swift-account-server',
  'swift-container-server',
  'swift-object-server',
  'memcached',
];

/**
 * @typedef {object} TestTools
 * @property {boolean} chromium
 * @property {boolean} postgresql
 * @property {string[]} missing one sentence for each part of the tests that cannot run, and why
 */

/**
 * @param {AbortSignal} stop
 * @returns {Promise<TestTools>}
 */
export async function installTestTools(stop) {
  const absent = [
    ...DEBIAN_CHROMIUM.slice(0, 1).filter((name) => !existsSync(path.join('/usr/bin', name))),
    ...(hasPostgresql() ? [] : ['postgresql']),
    ...(hasObjectStore() ? [] : STORE_PACKAGES),
  ];
  if (absent.length > 0 && canInstall()) await installFromDebian(absent, stop);
  if (!(await hasChromium())) await downloadChromium(stop);

  const chromium = await hasChromium();
  const postgresql = hasPostgresql();
  const advice = 'As root on Debian it is installed by itself.';
  return {
    chromium,
    postgresql,
    missing: [
      ...(chromium
        ? []
        : [`the browser journeys, for want of Chromium (${DEBIAN_CHROMIUM.join(', ')}). ${advice}`]),
      ...(postgresql
        ? []
        : [
            `the PostgreSQL half, for want of its programs (${POSTGRESQL[0]}/*/bin, Homebrew's, or among the commands) or TEST_DATABASE_URL. ${advice}`,
          ]),
      ...(hasObjectStore()
        ? []
        : [`pictures in an object store, for want of one (${STORE_PACKAGES.join(', ')}). ${advice}`]),
    ],
  };
}

function hasPostgresql() {
  if (process.env['TEST_DATABASE_URL']) return true;
  const installed = POSTGRESQL.flatMap((folder) =>
    existsSync(folder) ? readdirSync(folder).map((name) => path.join(folder, name, 'bin')) : [],
  );
  const commands = (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .filter((folder) => path.isAbsolute(folder));
  return [...installed, ...commands].some((bin) =>
    ['initdb', 'postgres', 'pg_isready'].every((name) => existsSync(path.join(bin, name))),
  );
}

function hasObjectStore() {
  return STORE_PROGRAMS.every((name) => existsSync(path.join('/usr/bin', name)));
}

async function hasChromium() {
  if (DEBIAN_CHROMIUM.some((name) => existsSync(path.join('/usr/bin', name)))) return true;
  // Loaded only now that the packages are certainly installed, and from the workspace that declares it.
  const { chromium } = createRequire(path.join(ROOT, 'e2e/package.json'))('@playwright/test');
  return existsSync(chromium.executablePath());
}

function canInstall() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/**
 * @param {string[]} packages
 * @param {AbortSignal} stop
 */
async function installFromDebian(packages, stop) {
  console.log(`Installing ${packages.join(' and ')} from Debian…`);
  // RUNLEVEL=1 keeps the packages from starting servers of their own.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const apt = ['apt-get', '-q', '-o', 'DPkg::Lock::Timeout=300'];
  const commands = [
    [...apt, 'update'],
    [...apt, 'install', '-y', '--no-install-recommends', ...packages],
  ];
  for (const command of commands) {
    const { code, output } = await runChild({ command, env, stop, output: 'keep' });
    if (code !== 0) console.log(output);
  }
}

/** @param {AbortSignal} stop */
async function downloadChromium(stop) {
  console.log('Downloading Chromium…');
  const playwright = path.join(ROOT, 'node_modules/@playwright/test/cli.js');
  const either = AbortSignal.any([stop, AbortSignal.timeout(DOWNLOAD_LIMIT_MS)]);
  await runChild({
    command: [process.execPath, playwright, 'install', 'chromium'],
    stop: either,
    output: 'keep',
  });
}
