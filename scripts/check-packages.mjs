// Checks in the lock file what production is made of: licences, scripts that run on installing, sources, and how many packages.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { reportFaults } from './checks/report-faults.mjs';

/** By SPDX identifier: what may be used and passed on with nothing but a notice. A word for each group says why. */
const LICENCES = new Set([
  // A notice is all that is asked.
  ...['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  // Not even that.
  ...['MIT-0', '0BSD', 'CC0-1.0', 'Unlicense'],
  // Fonts: may be shipped with the product, not sold by themselves.
  'OFL-1.1',
]);

/** Packages under another licence, each with the reason. `*` stands for the platform. */
const OTHER_LICENCES = {
  '@img/sharp-*': 'libvips (LGPL-3.0-or-later) is a shared library beside sharp, replaceable and unchanged',
  'dejavu-fonts-ttf':
    'Bitstream Vera licence: may be shipped and embedded, not sold by itself or changed under its name',
  'png-js': 'MIT, by its LICENSE; its package.json does not say so',
};

/** Packages that run a program when they are installed, each with the reason. */
const INSTALL_SCRIPTS = {
  '@photostructure/sqlite': 'takes its prebuilt SQLite for this platform, or builds it',
  esbuild: 'checks that its program fits this platform; building only',
  fsevents: 'watches files on macOS; developing only',
};

/** Packages of the server's production install on Linux, at most. */
const PACKAGES_MAX = 180;

/**
 * @typedef {object} LockedPackage
 * @property {string} [name]
 * @property {string} [license]
 * @property {boolean} [link]
 * @property {boolean} [dev]
 * @property {boolean} [hasInstallScript]
 * @property {string} [resolved]
 * @property {string} [integrity]
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 * @property {string[]} [libc]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {Record<string, string>} [peerDependencies]
 * @property {Record<string, { optional?: boolean }>} [peerDependenciesMeta]
 */

/**
 * @param {string} root
 * @returns {string[]} one line per fault
 */
export function checkPackages(root) {
  /** @type {{ packages: Record<string, LockedPackage> }} */
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const installed = Object.entries(packages).filter(
    ([place, { link }]) => place.includes('node_modules/') && !link,
  );
  const count = productionOf(packages, 'server').length;
  return [
    ...installed.filter(([, { dev }]) => !dev).flatMap(([place, each]) => licenceFault(nameAt(place), each)),
    ...installed.flatMap(([place, each]) => sourceFaults(nameAt(place), each)),
    ...(count > PACKAGES_MAX ? [`production needs ${count} packages, more than ${PACKAGES_MAX}`] : []),
  ].map((fault) => `package-lock.json: ${fault}`);
}

/** @param {string} place where the package lies: `node_modules/a/node_modules/@b/c` */
function nameAt(place) {
  return place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/**
 * @param {string} name
 * @param {LockedPackage} locked
 */
function licenceFault(name, { license = '' }) {
  if (isAllowed(license) || isNamed(name, Object.keys(OTHER_LICENCES))) return [];
  return [`${name} is under ${license || 'no licence'}, which is not on the list`];
}

/**
 * Of licences joined by AND each must be on the list, of those joined by OR one; whatever has more to it is not.
 * @param {string} expression SPDX, such as `(MIT OR Apache-2.0)`
 */
function isAllowed(expression) {
  const plain = expression.replace(/^\((.*)\)$/, '$1');
  return plain.split(' OR ').some((choice) => choice.split(' AND ').every((one) => LICENCES.has(one)));
}

/**
 * @param {string} name
 * @param {string[]} patterns
 */
function isNamed(name, patterns) {
  return patterns.some((pattern) =>
    pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern,
  );
}

/**
 * @param {string} name
 * @param {LockedPackage} locked
 */
function sourceFaults(name, { hasInstallScript, integrity = '', resolved }) {
  return [
    ...(hasInstallScript && !(name in INSTALL_SCRIPTS)
      ? [`${name} runs a program when it is installed and is not on the list`]
      : []),
    ...(integrity.startsWith('sha512-') ? [] : [`${name} is not held by a SHA-512`]),
    // A package of the registry is written down without its address.
    ...(resolved === undefined ? [] : [`${name} comes from ${resolved}, not from the registry`]),
  ];
}

/**
 * Places of all packages that a workspace needs to run on Linux with glibc on x64.
 * @param {Record<string, LockedPackage>} packages
 * @param {string} workspace
 */
function productionOf(packages, workspace) {
  /** @type {Set<string>} */
  const needed = new Set();
  const open = [workspace];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    const locked = packages[place];
    if (needed.has(place) || !locked || !fitsLinux(locked)) continue;
    needed.add(place);
    for (const name of namesOf(locked)) {
      const found = find(packages, place, name);
      if (found) open.push(found);
    }
  }
  return [...needed].filter((place) => place.includes('node_modules/'));
}

/** @param {LockedPackage} locked */
function namesOf({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }) {
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
}

/** @param {LockedPackage} locked */
function fitsLinux({ os, cpu, libc }) {
  const fits = (/** @type {string[] | undefined} */ list, /** @type {string} */ ours) =>
    !list || list.includes(ours) || list.every((each) => each.startsWith('!') && each !== `!${ours}`);
  return fits(os, 'linux') && fits(cpu, 'x64') && fits(libc, 'glibc');
}

/**
 * Where Node would find a package: in `node_modules` beside the one that asks, or above it.
 * @param {Record<string, LockedPackage>} packages
 * @param {string} from
 * @param {string} name
 */
function find(packages, from, name) {
  const parts = from.split('/');
  for (let depth = parts.length; depth >= 0; depth--) {
    const place = [...parts.slice(0, depth), 'node_modules', name].join('/');
    const locked = packages[place];
    if (locked) return locked.link ? locked.resolved : place;
  }
  return undefined;
}

reportFaults(import.meta.url, checkPackages);
