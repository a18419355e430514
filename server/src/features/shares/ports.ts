import type { Context } from '../../platform/context.ts';
import type { FilesPorts } from '../files/index.ts';
import type { ShareSigner } from './share-signer.ts';

/** What the feature asks of the rest of the server; its verbs find it beside the context. */
export interface SharesPorts extends FilesPorts {
  readonly shareSigner: ShareSigner;
}

export type SharesContext = Context & SharesPorts;
