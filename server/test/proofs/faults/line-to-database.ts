import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';

/** How the line is: `slow` hands everything on late, `silent` hands nothing on, `cut` ends what there is and takes nobody new. */
export type LineState = 'well' | 'slow' | 'silent' | 'cut';

export interface Line {
  /** The database's address by way of the line. */
  readonly url: string;
  become(state: LineState): void;
  /** Breaks every connection, once. */
  breakAll(): void;
  close(): Promise<void>;
}

const LATE_MS = 150;
const LOOK_AGAIN_MS = 20;

/** A real TCP line to a PostgreSQL server that can be bad. */
export const openLine = async (database: string): Promise<Line> => {
  const target = new URL(database);
  const sockets = new Set<Socket>();
  let state: LineState = 'well';

  const pace = (): Transform =>
    new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        const pass = (): void => {
          if (state === 'silent') return void setTimeout(pass, LOOK_AGAIN_MS);
          done(null, chunk);
        };
        if (state === 'slow') setTimeout(pass, LATE_MS);
        else pass();
      },
    });
  const breakAll = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((near) => {
    if (state === 'cut') return void near.destroy();
    const far = connect(Number(target.port), target.hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.setNoDelay(true);
      // Either end may go in the middle: that is what it is for.
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    near.pipe(pace()).pipe(far);
    far.pipe(pace()).pipe(near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = new URL(database);
  url.port = String(typeof address === 'object' && address !== null ? address.port : 0);
  return {
    url: url.href,
    become: (next) => {
      state = next;
      if (next === 'cut') breakAll();
    },
    breakAll,
    close: async () => {
      breakAll();
      server.close();
      await once(server, 'close');
    },
  };
};
