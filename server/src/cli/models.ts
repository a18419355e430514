import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { systemClock } from '../platform/clock.ts';
import { parseConfig } from '../platform/config.ts';
import { secretCutter, secretsIn } from '../platform/log-secrets.ts';
import { catalogueFile } from '../platform/open-models/catalogue.ts';
import { proxyHint, thisMachine } from '../platform/open-models/installing/machine.ts';
import { BadUsage, runModelsCommand } from '../platform/open-models/installing/run-command.ts';
import { triesModels } from '../platform/open-models/installing/try-model.ts';
import type { Terminal } from '../platform/open-models/installing/tell-progress.ts';

const SETTINGS_FILE = '.env';
/** Nothing was changed, or something is wrong with what is installed. */
const FAILED = 1;
const NOT_UNDERSTOOD = 2;
/** Longest time a server may send nothing. */
const IDLE_MS = 30_000;
/** Longest time the opening of a model may take. */
const OPENING_MS = 300_000;

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stop.abort());
// Whoever started this is gone.
process.once('disconnect', () => stop.abort());

const { stdin, stdout, stderr } = process;
const ERASE_LINE = '\u001B[2K\r';
let isDrawing = false;
const terminal: Terminal = {
  tell: (line) => {
    // What was drawn over and over ends with a line of its own.
    stdout.write(isDrawing ? `\n${line}${line === '' ? '' : '\n'}` : `${line}\n`);
    isDrawing = false;
  },
  redraw: stdout.isTTY
    ? (line) => {
        stdout.write(`${ERASE_LINE}${line.slice(0, stdout.columns - 1)}`);
        isDrawing = true;
      }
    : null,
  ask:
    stdin.isTTY && stdout.isTTY
      ? async (question) => {
          const lines = createInterface({ input: stdin, output: stdout });
          lines.once('SIGINT', () => stop.abort());
          const answer = await lines.question(`${question} [y/N] `, { signal: stop.signal }).catch(() => '');
          lines.close();
          return /^y(es)?$/i.test(answer.trim());
        }
      : null,
};

/** The npm that started this, so that no other one on the PATH gets in the way. */
function npmHere(): readonly string[] {
  const program = process.env['npm_execpath'];
  return program?.endsWith('npm-cli.js') ? [process.execPath, program] : ['npm'];
}

const runtimeDir = dirname(fileURLToPath(import.meta.url));
let code = 0;
try {
  if (existsSync(SETTINGS_FILE)) process.loadEnvFile(SETTINGS_FILE);
  const isWell = await runModelsCommand({
    words: process.argv.slice(2),
    dir: parseConfig(process.env).modelDir,
    catalogueFile: catalogueFile(runtimeDir),
    tryModel: triesModels(runtimeDir, OPENING_MS),
    ...{ terminal, machine: thisMachine(), now: systemClock, idleMs: IDLE_MS },
    npm: { command: npmHere(), env: process.env },
    networkHint: proxyHint(process.env, process.versions.node),
    stop: stop.signal,
    wait: (ms) => pause(ms, undefined, { signal: stop.signal }).catch(() => {}),
  });
  if (!isWell) code = FAILED;
} catch (error) {
  if (isDrawing) stdout.write('\n');
  const tellable = secretCutter(secretsIn(process.env));
  stderr.write(`${tellable(error instanceof Error ? error.message : String(error))}\n`);
  code = error instanceof BadUsage ? NOT_UNDERSTOOD : FAILED;
}
process.exit(code);
