import type { Context } from '../../platform/context.ts';

/** What the feature asks of the rest of the server; its verbs find it beside the context. */
export interface CreditsPorts {
  /** Addresses of small renditions of what edits made, by the edit's id, as long as the picture is kept. */
  readonly thumbnailsOf: (
    ctx: Context,
    edits: { userId: string; ids: readonly string[] },
  ) => Promise<ReadonlyMap<string, string>>;
}
