import { creditsEndpoints, Edit, editsEndpoints, filesEndpoints, isFinal } from '@maquette/contract';
import { queryOptions, useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isPassing } from '../../../platform/api/api-error.ts';
import { call, send } from '../../../platform/api/call.ts';
import { keyOf } from '../../../platform/query/key-of.ts';
import { readAnew } from '../../../platform/query/read-anew.ts';
import { pollAfterMs } from './waiting-text.ts';

/** Watches the variations of one call, in their order. `known`: what a list said of some, good until they are asked for. */
export function useEdits(ids: readonly string[], known: readonly Edit[] = []) {
  const ended = known.filter(({ state }) => isFinal(state));
  const queries = ids.map((id) => ({
    ...editQuery(id),
    placeholderData: () => ended.find((edit) => edit.id === id),
  }));
  const results = useQueries({ queries });
  useFollowing(results.map(({ data }) => data));
  return results;
}

/** How long to wait before asking again for an edit nothing is known of yet, in milliseconds. */
const UNREACHED_MS = 2000;

/** An edit, asked for again while it is not final; a hidden tab stops asking and asks at once when it comes back. */
function editQuery(id: string) {
  return queryOptions<Edit>({
    queryKey: keyOf(editsEndpoints.getEdit, { params: { id } }),
    queryFn: ({ signal }) => call(editsEndpoints.getEdit, { params: { id } }, { signal }),
    refetchInterval: (query) => {
      const edit = query.state.data;
      if (edit === undefined) return isPassing(query.state.error) && UNREACHED_MS;
      if (isFinal(edit.state)) return false;
      return pollAfterMs(query.state.dataUpdatedAt - Date.parse(edit.createdAt));
    },
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
  });
}

/**
 * Keeps edits current by one stream of events while any of them runs. Each one that ends makes balance and history
 * stale.
 */
function useFollowing(edits: readonly (Edit | undefined)[]): void {
  const queries = useQueryClient();
  const finals = edits.filter((edit) => edit !== undefined).map(({ state }) => isFinal(state));
  const isOpen = finals.includes(false);
  const finished = finals.filter(Boolean).length;

  useEffect(() => {
    if (!isOpen) return;
    const stop = new AbortController();
    const open = async () => (await send(editsEndpoints.editEvents, {}, { signal: stop.signal })).body;
    const onEdit = (edit: Edit) =>
      void queries.setQueryData(keyOf(editsEndpoints.getEdit, { params: { id: edit.id } }), edit);
    followEdits({ open, onEdit }).catch(() => undefined);
    return () => stop.abort();
  }, [isOpen, queries]);

  useEffect(() => {
    if (finished === 0) return;
    void readAnew(queries, keyOf(creditsEndpoints.getBalance), keyOf(filesEndpoints.listFiles));
  }, [finished, queries]);
}

export interface FollowPorts {
  /** Opens the stream; null = there is nothing to read. */
  readonly open: () => Promise<ReadableStream<Uint8Array> | null>;
  readonly onEdit: (edit: Edit) => void;
}

/**
 * Hands on the edits of one stream until it ends. It is never opened again: edits are asked for besides, so that an ended stream
 * costs a second and not the answer, and one that gave way to newer ones does not drive those out in turn.
 */
export async function followEdits({ open, onEdit }: FollowPorts): Promise<void> {
  const body = await open();
  if (body === null) return;
  for await (const event of readEvents(body)) {
    if (event.name !== 'edit') continue;
    const edit = Edit.safeParse(JSON.parse(event.data));
    if (edit.success) onEdit(edit.data);
  }
}

/** One server-sent event: its name and its data, joined over lines (HTML Standard, section 9.2). */
export interface ServerEvent {
  readonly name: string;
  readonly data: string;
}

function parseBlock(block: string): ServerEvent | null {
  let name = 'message';
  const data: string[] = [];
  for (const line of block.split(/\r?\n/)) {
    if (line.startsWith('event:')) name = line.slice(6).trim();
    else if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''));
  }
  return data.length === 0 ? null : { name, data: data.join('\n') };
}

async function* readText(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read())
      yield decoder.decode(part.value, { stream: true });
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

/** Reads events from a response's body until it ends. `fetch` carries the bearer token, which EventSource cannot. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  let rest = '';
  for await (const text of readText(body)) {
    const blocks = (rest + text).split(/\r?\n\r?\n/);
    rest = blocks.pop() ?? '';
    yield* blocks.map(parseBlock).filter((event) => event !== null);
  }
}
