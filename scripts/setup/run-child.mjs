// Runs a program to its end, and ends it when this process is told to stop.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const GRACE_MS = 9_000;

/**
 * @typedef {object} Run
 * @property {string[]} command program and arguments
 * @property {AbortSignal} stop when aborted the child gets SIGTERM, and SIGKILL 9 s later
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env]
 * @property {'show' | 'keep'} [output] show it (default), or keep it for the answer
 * @property {boolean} [asks] lets it read from the terminal
 * @property {boolean} [ipc] opens a channel by which the child notices that this process died
 *
 * @param {Run} run
 * @returns {Promise<{ code: number, output: string }>} the exit code (128 + number of a deadly signal, 127 if it cannot start)
 */
export function runChild({ command, stop, cwd, env, output = 'show', asks = false, ipc = false }) {
  const [program = '', ...args] = command;
  const out = output === 'show' ? 'inherit' : 'pipe';
  const child = spawn(program, args, {
    ...(cwd && { cwd }),
    ...(env && { env }),
    stdio: [asks ? 'inherit' : 'ignore', out, out, ...(ipc ? [/** @type {const} */ ('ipc')] : [])],
  });
  /** @type {Buffer[]} */
  const kept = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => kept.push(chunk));

  /** @type {NodeJS.Timeout | undefined} */
  let deadline;
  const end = () => {
    child.kill('SIGTERM');
    deadline = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
  };
  stop.addEventListener('abort', end, { once: true });
  if (stop.aborted) end();

  return new Promise((resolve) => {
    const finish = (/** @type {number} */ code) => {
      clearTimeout(deadline);
      stop.removeEventListener('abort', end);
      resolve({ code, output: Buffer.concat(kept).toString() });
    };
    child.once('error', (error) => {
      kept.push(Buffer.from(`${program}: ${error.message}\n`));
      finish(127);
    });
    child.once('close', (code, signal) => finish(code ?? 128 + constants.signals[signal ?? 'SIGKILL']));
  });
}
