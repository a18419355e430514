import { pino } from 'pino';
import { cutInJson, secretCutter } from './log-secrets.ts';

/** What the product needs of a logger; pino fits. */
export interface Log {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** Says nothing: for tests and command lines. */
export const silentLog: Log = {
  debug: () => {},
  info: () => {},
  warn: () => {},
  error: () => {},
};

export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

const STANDARD_ERROR = 2;

const SECRETS = [
  'password',
  'token',
  'secret',
  'authorization',
  'cookie',
  'signature',
  'passwordHash',
  'maskData',
];

/** Where lines go; standard error unless told. */
export interface LogTarget {
  write(line: string): void;
}

export type RootLog = Log & ReturnType<typeof openLog>;

/**
 * JSON lines on standard error. What carries a secret's name is blacked out, of errors only kind, words and place are told, and
 * the secrets it is told of (`conceal`) are cut out of every line, whatever says them: a service may echo a key in its errors.
 */
export function openLog(level: LogLevel, target: LogTarget = pino.destination(STANDARD_ERROR)) {
  const options = {
    level,
    base: null,
    redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[secret]' },
    serializers: { err: tellError, error: tellError },
  };
  const known = new Set<string>();
  let cut = secretCutter(known);
  const log = pino(options, { write: (line: string) => target.write(cutInJson(line, cut)) });
  return Object.assign(log, {
    /** From now on these are cut out of what this log and its children say. */
    conceal: (secrets: Iterable<string>): void => {
      for (const secret of secrets) known.add(secret);
      cut = secretCutter(known);
    },
  });
}

/** Database errors carry the values of the row as well: those stay here. */
function tellError(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, stack, code } = error as Error & { code?: unknown };
  return { type: name, message, stack, ...(typeof code === 'string' && { code }) };
}
