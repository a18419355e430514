import { type Edit, isFinal } from '@maquette/contract';

export type Tool = 'inpainting' | 'replace' | 'recolor' | 'clearing' | 'furnishing';

/** On which screen an edit was asked for: premium serves all three. */
export const toolOf = ({ tool, request }: Pick<Edit, 'tool' | 'request'>): Tool => {
  if (tool === 'search-replace' || request.searchPrompt !== undefined) return 'replace';
  if (tool === 'search-recolor' || request.selectPrompt !== undefined) return 'recolor';
  if (request.furnishing) return 'furnishing';
  return request.group === undefined ? 'inpainting' : 'clearing';
};

/** What is running, and what ended that nobody has seen yet. */
export interface Tray {
  readonly running: readonly Edit[];
  readonly ended: readonly Edit[];
}

/** What ended longer ago is history. Milliseconds. */
const NEWS_MS = 3_600_000;

interface Known {
  readonly seen: readonly string[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

export const trayOf = (edits: readonly Edit[], { seen, now }: Known): Tray => ({
  running: edits.filter(({ state }) => !isFinal(state)),
  ended: edits.filter(
    ({ id, state, finishedAt }) =>
      (state === 'succeeded' || state === 'failed') &&
      finishedAt !== null &&
      now - Date.parse(finishedAt) < NEWS_MS &&
      !seen.includes(id),
  ),
});
