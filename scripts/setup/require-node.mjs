// Ends the process with one clear message when Node is too old. Imported first, so nothing newer has run by then.
import process from 'node:process';

const MAJOR = 20;
const MINOR = 19;

/**
 * @param {string} version as in `process.versions.node`
 * @returns {string | null} the message for the person at the terminal, or null when this version will do
 */
export function tooOldMessage(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > MAJOR || (major === MAJOR && minor >= MINOR)) return null;
  return `Maquette needs Node ${MAJOR}.${MINOR} or newer; this is Node ${version}.`;
}

const message = tooOldMessage(process.versions.node);
if (message) {
  console.error(message);
  process.exit(1);
}
