// Stands before several web processes as a balancer does: in turn, and to the next where one is gone.
import { once } from 'node:events';
import { createServer, request } from 'node:http';

/** What may be asked again of another one, though the first may have begun with it. */
const REPEATABLE = ['GET', 'HEAD'];

/**
 * @param {{ port: number, ports: () => readonly number[], onChanged: (port: number) => void }} options `ports`: of the web processes
 *   there are; `onChanged`: the process at this port has answered a call that changed something
 */
export async function startBalancer({ port, ports, onChanged }) {
  /** By port: calls under way that change something. @type {Map<number, number>} */
  const changing = new Map();
  const count = (/** @type {number} */ at, /** @type {1 | -1} */ by) =>
    changing.set(at, (changing.get(at) ?? 0) + by);

  /**
   * @param {import('node:http').IncomingMessage} asked @param {import('node:http').ServerResponse} answer
   * @param {readonly number[]} candidates
   */
  const pass = (asked, answer, [first, ...others]) => {
    if (first === undefined) {
      answer.writeHead(502).end();
      return;
    }
    const { method = 'GET', url: path = '/', headers } = asked;
    const onward = request({ host: '127.0.0.1', port: first, method, path, headers, agent: false });
    const isChange = !REPEATABLE.includes(method);
    if (isChange) count(first, 1);
    onward.once('close', () => isChange && count(first, -1));
    let isConnected = false;
    onward.once('socket', (socket) =>
      socket.once('connect', () => {
        isConnected = true;
        asked.pipe(onward);
      }),
    );
    onward.once('response', (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
      given.once('error', () => answer.destroy());
      if (isChange && (given.statusCode ?? 500) < 300) given.once('end', () => onChanged(first));
    });
    onward.on('error', () => {
      if (answer.headersSent || answer.destroyed) answer.destroy();
      else pass(asked, answer, !isConnected || !isChange ? others : []);
    });
    answer.once('close', () => onward.destroy());
  };

  let turn = 0;
  const server = createServer((asked, answer) => {
    const all = ports();
    const at = turn++ % Math.max(1, all.length);
    pass(asked, answer, [...all.slice(at), ...all.slice(0, at)]);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    /** @param {number} at */
    isChanging: (at) => (changing.get(at) ?? 0) > 0,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
