import type { adminEndpoints, Answer, ModelState } from '@maquette/contract';
import type { Context } from '../../platform/context.ts';
import type { AuthPorts } from '../auth/index.ts';
import type { EditsPorts } from '../edits/index.ts';
import type { PaymentsPorts } from '../payments/index.ts';

interface BackupRun {
  readonly startedAt: number;
  readonly finishedAt: number | null;
  readonly succeededAt: number | null;
  readonly fault: string | null;
}

/** What the feature asks of the rest of the server; its verbs find it beside the context. */
export interface AdminPorts extends Pick<AuthPorts, 'subscriptionStatusOf'>, EditsPorts, PaymentsPorts {
  /** Name of the engine that stands in for others; null where none does. */
  readonly fallbackEngine: string | null;
  /** How the open models stand that are installed. */
  readonly modelStates: () => ModelState[];
  /** Of the process that answers. */
  readonly processFigures: () => Promise<Answer<typeof adminEndpoints.getHealth>['process']>;
  /** How the latest backup and the latest drill went; null where there was none. Times in milliseconds since 1970. */
  readonly lastBackups: (ctx: Context) => Promise<Readonly<Record<'backup' | 'drill', BackupRun | null>>>;
}

export type AdminContext = Context & AdminPorts;
