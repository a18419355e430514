import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

const LOOK_EVERY_MS = 10_000;
const BYTES_A_LOOK = 1024;

/**
 * While the server closes, cuts connections that carry no call, and the others once theirs is answered. Node itself
 * waits for those that were opened ahead of a first call, and for those that become idle later.
 */
export function cutIdleConnections(app: FastifyInstance): void {
  const calls = new Map<Socket, number>();
  let isClosing = false;
  app.server.on('connection', (socket) => {
    calls.set(socket, 0);
    socket.once('close', () => calls.delete(socket));
  });
  app.server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    calls.set(socket, (calls.get(socket) ?? 0) + 1);
    response.once('close', () => {
      const left = (calls.get(socket) ?? 1) - 1;
      if (calls.has(socket)) calls.set(socket, left);
      if (isClosing && left === 0) socket.destroySoon();
    });
  });
  app.addHook('preClose', (done) => {
    isClosing = true;
    for (const [socket, count] of calls) if (count === 0) socket.destroy();
    done();
  });
}

/** Cuts off callers that send a body in drops to keep a connection for themselves. */
export function watchSlowBodies(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    if (raw.headers['transfer-encoding'] === undefined && Number(raw.headers['content-length'] ?? 0) === 0) {
      return done();
    }
    let seen = raw.socket.bytesRead;
    const looking = setInterval(() => {
      const now = raw.socket.bytesRead;
      if (raw.complete) clearInterval(looking);
      else if (now - seen < BYTES_A_LOOK) raw.destroy();
      seen = now;
    }, LOOK_EVERY_MS);
    reply.raw.once('close', () => clearInterval(looking));
    done();
  });
}
