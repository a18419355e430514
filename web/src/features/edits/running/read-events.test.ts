import { describe, expect, it } from 'vitest';
import { readEvents, type ServerEvent } from './use-edits.ts';

function streamOf(...parts: string[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
      controller.close();
    },
  });
}

async function collect(stream: ReadableStream<Uint8Array>): Promise<ServerEvent[]> {
  const events: ServerEvent[] = [];
  for await (const event of readEvents(stream)) events.push(event);
  return events;
}

describe('server-sent events', () => {
  it('gives nothing for comments and for an event that was cut off', async () => {
    expect(await collect(streamOf(': keep-alive\n\n', 'event: edit\ndata: {"half"'))).toEqual([]);
  });

  it('joins what arrives in pieces, in the middle of a character too', async () => {
    const bytes = new TextEncoder().encode('event: edit\ndata: "é"\n\n');
    const cut = bytes.length - 4;
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(bytes.slice(0, cut));
        controller.enqueue(bytes.slice(cut));
        controller.close();
      },
    });
    expect(await collect(stream)).toEqual([{ name: 'edit', data: '"é"' }]);
  });

  it('gives several events of one piece in order, with lines joined', async () => {
    const events = await collect(streamOf('data: 1\n\nevent: edit\r\ndata: a\r\ndata: b\r\n\r\n'));
    expect(events).toEqual([
      { name: 'message', data: '1' },
      { name: 'edit', data: 'a\nb' },
    ]);
  });
});
