import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * While the server closes, cuts connections that carry no call, and the others once theirs is answered. Node itself
 * waits for those that were opened ahead of a first call, and for those that become idle later.
 */
export const cutIdleConnections = (app: FastifyInstance): void => {
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
};
