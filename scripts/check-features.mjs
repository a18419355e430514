// Checks that a feature has the same name in contract, server and web, has a door, keeps its folders small and reads no clock.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles, listFolders } from './checks/list-files.mjs';
import { reportFaults } from './checks/report-faults.mjs';

// The features of the house. Absent everywhere is fine: its time has not come.
const FEATURES = [
  'auth',
  'files',
  'edits',
  'credits',
  'subscriptions',
  'payments',
  'profile',
  'admin',
  'shares',
  'system',
];
// Features of the browser alone: they have no wire, or that of another feature, as visits have that of edits.
const WEB_ONLY = ['mask-editor', 'photo-editor', 'visits'];

const MAX_FILES = 20;
const MAX_LINES = 2_000;

/**
 * @param {string} root
 * @returns {string[]} one sentence per fault
 */
export function checkFeatures(root) {
  return [...namesThatDiffer(root), ...['server', 'web'].flatMap((app) => faultsInside(root, app))];
}

/** @param {string} root */
function namesThatDiffer(root) {
  const places = ['contract/src', 'server/src/features', 'web/src/features'];
  const present = places.map((place) => listFolders(root, place));
  const strangers = places.flatMap((place, at) =>
    (present[at] ?? [])
      .filter((name) => !FEATURES.includes(name) && !(place.startsWith('web') && WEB_ONLY.includes(name)))
      .map((name) => `${place}/${name}: no feature of the house has this name`),
  );
  const halves = FEATURES.filter((name) => present.some((names) => names.includes(name))).flatMap((name) =>
    places
      .filter((_, at) => !present[at]?.includes(name))
      .map((place) => `${place}/${name}: is missing, the feature stands elsewhere`),
  );
  return [...strangers, ...halves];
}

/**
 * @param {string} root
 * @param {string} app
 */
function faultsInside(root, app) {
  const features = `${app}/src/features`;
  const stray = listFiles(root, features).filter((file) => file.split('/').length < 5);
  return [
    ...stray.map((file) => `${file}: belongs into a feature`),
    ...listFolders(root, features).flatMap((name) => {
      const feature = `${features}/${name}`;
      const files = listFiles(root, feature);
      const door = files.some((file) => /^index\.tsx?$/.test(path.posix.relative(feature, file)));
      return [
        ...(door ? [] : [`${feature}: has no door (index.ts)`]),
        ...foldersTooLarge(root, files),
        ...clocks(root, files),
      ];
    }),
  ];
}

/**
 * Each folder is measured by what lies in it directly. Tests and words do not count.
 * @param {string} root
 * @param {string[]} files
 */
function foldersTooLarge(root, files) {
  const sources = files.filter((file) => !/\.test\.tsx?$|\/messages\//.test(file));
  const folders = new Set(sources.map((file) => path.posix.dirname(file)));
  return [...folders].flatMap((folder) => {
    const inside = sources.filter((file) => path.posix.dirname(file) === folder);
    const lines = inside.reduce((sum, file) => sum + linesOf(root, file), 0);
    if (inside.length <= MAX_FILES && lines <= MAX_LINES) return [];
    return [
      `${folder}: ${inside.length} files and ${lines} lines; a folder stops at ${MAX_FILES} and ${MAX_LINES}`,
    ];
  });
}

/**
 * @param {string} root
 * @param {string} file
 */
function linesOf(root, file) {
  return readFileSync(path.join(root, file), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '').length;
}

// `Date.now` is the linter's to refuse; this spelling of the same clock it does not know.
/**
 * @param {string} root
 * @param {string[]} files
 */
function clocks(root, files) {
  return files
    .filter((file) => file.startsWith('server/') && !file.endsWith('.test.ts'))
    .filter((file) => /\bnew Date\(\)/.test(readFileSync(path.join(root, file), 'utf8')))
    .map((file) => `${file}: reads the clock; the time comes as ctx.now`);
}

reportFaults(import.meta.url, checkFeatures);
