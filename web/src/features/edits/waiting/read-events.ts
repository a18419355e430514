/** One server-sent event: its name and its data, joined over lines (HTML Standard, section 9.2). */
export interface ServerEvent {
  readonly name: string;
  readonly data: string;
}

const parseBlock = (block: string): ServerEvent | null => {
  let name = 'message';
  const data: string[] = [];
  for (const line of block.split(/\r?\n/)) {
    if (line.startsWith('event:')) name = line.slice(6).trim();
    else if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''));
  }
  return data.length === 0 ? null : { name, data: data.join('\n') };
};

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
