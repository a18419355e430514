import type { Capabilities, ModelState, VersionInfo } from '@maquette/contract';
import type { Context } from '../../platform/context.ts';

/** What the feature asks of the rest of the server. */
export interface SystemPorts {
  readonly version: Pick<VersionInfo, 'version' | 'git' | 'build'>;
  readonly runtime: Pick<VersionInfo['runtime'], 'nodeVersion' | 'platform'>;
  /** When the process started, in milliseconds since 1970. */
  readonly startedAt: number;
  readonly capabilities: () => Capabilities;
  /** Who reads what is written to support; null = nobody. */
  readonly supportEmail: string | null;
  /** How the open models stand that are installed. */
  readonly modelStates: () => ModelState[];
  /** Throws when the database or the storage does not answer. */
  readonly assertReady: (ctx: Context) => Promise<void>;
  /** How the latest drill of a backup went; null where none has ended. */
  readonly lastDrill: (ctx: Context) => Promise<{ finishedAt: number | null; fault: string | null } | null>;
}
