import { type Edit, editsEndpoints, isFinal } from '@maquette/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { keyOf } from '../../../platform/query/key-of.ts';

/** What is running, and what ended that nobody has seen yet. */
interface Tray {
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

export function trayOf(edits: readonly Edit[], { seen, now }: Known): Tray {
  return {
    running: edits.filter(({ state }) => !isFinal(state)),
    ended: edits.filter(
      ({ id, state, finishedAt }) =>
        (state === 'succeeded' || state === 'failed') &&
        finishedAt !== null &&
        now - Date.parse(finishedAt) < NEWS_MS &&
        !seen.includes(id),
    ),
  };
}

/** As many edits as the tray looks back on. */
const LIMIT = 12;
const BUSY_MS = 2_000;
/** Another tab or device may have started something. */
const IDLE_MS = 30_000;

const wanted = { query: { state: 'all', limit: LIMIT } } as const;

/** The latest edits, whichever page, tab or device started them. */
export const trayQuery = queryOptions({
  queryKey: keyOf(editsEndpoints.listEdits, wanted),
  queryFn: ({ signal }) => call(editsEndpoints.listEdits, wanted, { signal }),
  refetchInterval: ({ state }) =>
    state.data?.edits.some((edit) => !isFinal(edit.state)) ? BUSY_MS : IDLE_MS,
  refetchIntervalInBackground: true,
});
