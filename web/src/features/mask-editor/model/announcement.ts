import type { CommandKind } from '../raster/command.ts';
import type { HistoryStep } from './mask-document.ts';
import type { ToolName } from './settings.ts';

/** One sentence for the live region: what happened, to be put into words by the component. */
export type Announcement =
  | { readonly said: 'size'; readonly size: number }
  | { readonly said: 'tool'; readonly tool: ToolName }
  | { readonly said: 'coverage'; readonly coverage: number }
  | { readonly said: 'undo' | 'redo'; readonly step: HistoryStep }
  | { readonly said: 'done'; readonly kind: Exclude<CommandKind, 'stroke'> }
  | { readonly said: 'zoom'; readonly percent: number }
  | { readonly said: 'pen-down' | 'cancelled' | 'nothing-to-undo' | 'nothing-to-redo' };
