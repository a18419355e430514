import { isUnreachable } from '../platform/database/database-error.ts';
import { isDiskFull } from '../platform/disk-full.ts';
import type { Config } from '../platform/config.ts';

/** One clear message for whatever keeps the server from starting. */
export function explainFailure(error: unknown, config: Pick<Config, 'port' | 'host'> | null): string {
  if (!(error instanceof Error)) return `Maquette cannot start: ${String(error)}`;
  // Our own errors are written for whoever starts the server.
  if (['BadSettings', 'NewerDatabase', 'PlacesInUse', 'UnusableDataDir'].includes(error.name))
    return error.message;
  const { code } = error as NodeJS.ErrnoException;
  const place = config === null ? '' : `${config.host}:${config.port}`;
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${config?.port} is in use already. Stop what uses it, or choose another one with PORT.`;
    case 'EACCES':
      return `Maquette is not allowed to listen on ${place}. Choose another PORT.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `This machine has no address ${config?.host} to listen on. Choose another HOST.`;
  }
  if (isDiskFull(error))
    return 'The disk of the data directory is full. Make some room on it, then start again.';
  if (isUnreachable(error)) return `The database cannot be reached: ${error.message}`;
  if (/not a database|malformed/.test(error.message)) return `The database file is damaged: ${error.message}`;
  return `Maquette cannot start: ${error.message}`;
}
