// Checks that a room has the same name in contract, server and web, has a door, stays small and reads no clock.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles, listFolders } from './checks/list-files.mjs';
import { reportFaults } from './checks/report-faults.mjs';

// The rooms of the house. Absent everywhere is fine: its time has not come.
const ROOMS = [
  'auth',
  'files',
  'edits',
  'credits',
  'subscriptions',
  'payments',
  'profile',
  'admin',
  'system',
];
// Rooms without a wire: what they do stays in the browser.
const WEB_ONLY = ['mask-editor', 'photo-editor'];

const MAX_FILES = 20;
const MAX_LINES = 2_000;

/**
 * @param {string} root
 * @returns {string[]} one sentence per fault
 */
export function checkRooms(root) {
  return [...namesThatDiffer(root), ...['server', 'web'].flatMap((app) => faultsInside(root, app))];
}

/** @param {string} root */
function namesThatDiffer(root) {
  const places = ['contract/src', 'server/src/features', 'web/src/features'];
  const rooms = places.map((place) => listFolders(root, place));
  const strangers = places.flatMap((place, at) =>
    (rooms[at] ?? [])
      .filter((room) => !ROOMS.includes(room) && !(place.startsWith('web') && WEB_ONLY.includes(room)))
      .map((room) => `${place}/${room}: no room of the house has this name`),
  );
  const halves = ROOMS.filter((room) => rooms.some((present) => present.includes(room))).flatMap((room) =>
    places
      .filter((_, at) => !rooms[at]?.includes(room))
      .map((place) => `${place}/${room}: is missing, the room stands elsewhere`),
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
    ...stray.map((file) => `${file}: belongs into a room`),
    ...listFolders(root, features).flatMap((name) => {
      const room = `${features}/${name}`;
      const files = listFiles(root, room);
      const door = files.some((file) => /^index\.tsx?$/.test(path.posix.relative(room, file)));
      return [
        ...(door ? [] : [`${room}: has no door (index.ts)`]),
        ...tooLarge(root, room),
        ...clocks(root, files),
      ];
    }),
  ];
}

/**
 * A subfolder with a door of its own is measured by itself. Tests and words do not count.
 * @param {string} root
 * @param {string} room
 */
function tooLarge(root, room) {
  const sources = listFiles(root, room).filter((file) => !/\.test\.tsx?$|\/messages\//.test(file));
  const doors = sources.filter((file) => /\/index\.tsx?$/.test(file)).map((file) => path.posix.dirname(file));
  const homes = [room, ...doors.filter((door) => door !== room)].toSorted((a, b) => b.length - a.length);
  const homeOf = (/** @type {string} */ file) => homes.find((home) => file.startsWith(`${home}/`));
  return homes.flatMap((home) => {
    const files = sources.filter((file) => homeOf(file) === home);
    const lines = files.reduce((sum, file) => sum + linesOf(root, file), 0);
    if (files.length <= MAX_FILES && lines <= MAX_LINES) return [];
    return [
      `${home}: ${files.length} files and ${lines} lines; a room stops at ${MAX_FILES} and ${MAX_LINES}`,
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

reportFaults(import.meta.url, checkRooms);
