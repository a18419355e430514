import type { Endpoint } from '@maquette/contract';
import type { FastifyReply } from 'fastify';
import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import { attachmentNamed } from './attachment-named.ts';
import { Accepted, type BytesReply, type DownloadReply, type EventReply } from './route.ts';
import { type Conditions, sendBytes } from './send-bytes.ts';

const ACCEPTED = 202;
/** Often enough that no proxy on the way takes a quiet stream for a dead one. */
const HEARTBEAT_MS = 15_000;

interface Outcome {
  readonly endpoint: Endpoint;
  readonly answer: unknown;
  readonly conditions: Conditions;
  /** Aborts when the caller leaves. */
  readonly signal: AbortSignal;
}

/** Writes what a binding gave back, in the endpoint's kind of answer. */
export function sendReply(reply: FastifyReply, { endpoint, answer, conditions, signal }: Outcome) {
  if (endpoint.answer === 'bytes') return sendBytes(reply, answer as BytesReply, conditions);
  reply.header('cache-control', 'no-store');
  switch (endpoint.answer) {
    case 'download':
      return sendDownload(reply, answer as DownloadReply, signal);
    case 'events':
      return reply
        .header('x-accel-buffering', 'no')
        .type('text/event-stream; charset=utf-8')
        .send(eventStream(answer as AsyncIterable<EventReply<unknown>>));
    case 'html':
      return reply.type('text/html; charset=utf-8').send(answer);
    case 'text':
      return reply.type('text/plain; charset=utf-8').send(answer);
    case 'json':
      if (answer instanceof Accepted) return reply.code(ACCEPTED).send(answer.body);
      return reply.code(endpoint.status ?? 200).send(answer);
  }
}

/**
 * What fails before the first byte is answered as an error; later the connection is cut, so that nobody takes half a file
 * for the whole.
 */
async function sendDownload(reply: FastifyReply, answer: DownloadReply, signal: AbortSignal) {
  const { content, mime, filename, bytes } = answer;
  if (!Buffer.isBuffer(content)) {
    await firstBytes(content, signal);
    content.once('error', (error) => reply.log.error({ err: error }, 'download broke off'));
  }
  reply.header('content-disposition', attachmentNamed(filename));
  if (bytes !== undefined) reply.header('content-length', bytes);
  return reply.type(mime).send(content);
}

async function firstBytes(content: Readable, signal: AbortSignal): Promise<void> {
  try {
    await once(content, 'readable', { signal });
  } catch (error) {
    content.destroy();
    throw error;
  }
}

/** Server-sent events as the HTML standard has them (https://html.spec.whatwg.org/multipage/server-sent-events.html). */
function eventStream(events: AsyncIterable<EventReply<unknown>>): Readable {
  const stream = new PassThrough();
  const beat = setInterval(() => stream.write(': still here\n\n'), HEARTBEAT_MS);
  const pump = async () => {
    // Says at once that the line stands, before there is anything to tell.
    stream.write(': here\n\n');
    for await (const { event, data } of events) {
      if (stream.destroyed) break;
      const hasRoom = stream.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      if (!hasRoom) await Promise.race([once(stream, 'drain'), once(stream, 'close')]);
    }
  };
  stream.once('close', () => clearInterval(beat));
  pump().then(
    () => stream.end(),
    (error: Error) => stream.destroy(error),
  );
  return stream;
}
