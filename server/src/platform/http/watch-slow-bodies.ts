import type { FastifyInstance } from 'fastify';

const LOOK_EVERY_MS = 10_000;
const BYTES_A_LOOK = 1024;

/** Cuts off callers that send a body in drops to keep a connection for themselves. */
export const watchSlowBodies = (app: FastifyInstance): void => {
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
};
