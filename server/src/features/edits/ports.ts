import type { ErrorCode, Locale } from '@maquette/contract';
import type { Context } from '../../platform/context.ts';
import type { RegionFinder } from '../../platform/image-engines/embedded/finder/region-finder.ts';
import type { Engines } from '../../platform/image-engines/engines.ts';
import type { Translator } from '../../platform/translator/translator.ts';
import type { Meter } from '../../platform/observing/meter.ts';
import type { Tracing } from '../../platform/observing/tracing.ts';
import type { FilesPorts } from '../files/index.ts';
import type { EditBus } from './edit-bus.ts';
import type { SampleWork } from './guests/sample-work.ts';

/** What the feature asks of the rest of the server; its verbs find them beside the context. */
export interface EditsPorts extends FilesPorts {
  readonly engines: Engines;
  readonly finder: RegionFinder;
  readonly translator: Translator;
  readonly sampleWork: SampleWork;
  readonly bus: EditBus;
  readonly meter: Meter;
  readonly tracing: Pick<Tracing, 'continued' | 'current' | 'span'>;
  /** From the call to the end at the latest. */
  readonly editTimeoutMs: number;
  /** There is work: whoever performs edits should look. */
  readonly wakeWorker: () => void;
  /** Somebody looks at the rooms that ship: what takes a while to start is started, and what they may wish is made. */
  readonly expectVisitor: (locale: Locale) => void;
  /** Whether the session a call came with has not ended since; does not keep it alive. */
  readonly isStillSignedIn: (ctx: Context) => Promise<boolean>;
  /** The sentence for a code, in the reader's language. */
  readonly sentenceFor: (locale: Locale, code: ErrorCode) => string;
}

export type EditsContext = Context & EditsPorts;
