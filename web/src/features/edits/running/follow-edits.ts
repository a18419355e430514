import { Edit } from '@maquette/contract';

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
