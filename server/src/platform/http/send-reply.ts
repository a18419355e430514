import type { Endpoint } from '@maquette/contract';
import type { FastifyReply } from 'fastify';
import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import { Accepted, type BytesReply, type EventReply } from './route.ts';

const ACCEPTED = 202;
const NOT_MODIFIED = 304;
/** Often enough that no proxy on the way takes a quiet stream for a dead one. */
const HEARTBEAT_MS = 15_000;

interface Outcome {
  readonly endpoint: Endpoint;
  readonly answer: unknown;
  readonly ifNoneMatch: string | null;
}

/** Writes what a binding gave back, in the endpoint's kind of answer. */
export const sendReply = (reply: FastifyReply, { endpoint, answer, ifNoneMatch }: Outcome) => {
  if (endpoint.answer === 'bytes') return sendBytes(reply, answer as BytesReply, ifNoneMatch);
  reply.header('cache-control', 'no-store');
  switch (endpoint.answer) {
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
};

const sendBytes = (reply: FastifyReply, answer: BytesReply, ifNoneMatch: string | null) => {
  const etag = `"${answer.etag}"`;
  reply.header('etag', etag).header('cache-control', `private, max-age=${answer.maxAgeSeconds}, immutable`);
  reply.headers({ ...answer.headers });
  if (ifNoneMatch?.split(/\s*,\s*/).includes(etag)) {
    if (!Buffer.isBuffer(answer.content)) answer.content.destroy();
    return reply.code(NOT_MODIFIED).send();
  }
  if (answer.bytes !== undefined) reply.header('content-length', answer.bytes);
  return reply.type(answer.mime).send(answer.content);
};

/** Server-sent events as the HTML standard has them (https://html.spec.whatwg.org/multipage/server-sent-events.html). */
const eventStream = (events: AsyncIterable<EventReply<unknown>>): Readable => {
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
};
