// R8: the newest twenty of a person's list while 300 sockets send their headers or bodies in drops, beside the same list in quiet; and after how long the last of them is cut.
import { once } from 'node:events';
import { connect } from 'node:net';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { heading, median, percentile, print } from './figures.mjs';
import { signUp } from './person.mjs';
import { startServer } from './running-server.mjs';

const SOCKETS = 300;
const DROP_EVERY_MS = 1000;
const ROUNDS = 3;
/** Longer than that they may not live (quality R8). */
const CUT_S = 30;
const TIMES_QUIET = 2;
const BODY_BEGUN = 'content-type: application/json\r\ncontent-length: 9000\r\n\r\n';

/** Every other one never ends its headers, the rest never end their body. @param {string} origin */
function dripInto(origin) {
  const from = performance.now();
  const sockets = Array.from({ length: SOCKETS }, (_, at) => {
    const headersEnd = at % 2 === 1;
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    socket.write(`POST /api/auth/login HTTP/1.1\r\nhost: 127.0.0.1\r\n${headersEnd ? BODY_BEGUN : ''}`);
    const dropping = setInterval(() => socket.write(headersEnd ? ' ' : 'a: b\r\n'), DROP_EVERY_MS);
    socket.on('error', () => undefined);
    // What is read has to be taken, or the end is never seen.
    socket.resume();
    return once(socket, 'close').then(() => {
      clearInterval(dropping);
      return (performance.now() - from) / 1000;
    });
  });
  return Promise.all(sockets);
}

/** @param {string} origin @param {string} authorization @param {() => boolean} isOver */
async function listTimes(origin, authorization, isOver) {
  const times = [];
  while (!isOver()) {
    const from = performance.now();
    const answer = await fetch(`${origin}/api/files?limit=20`, { headers: { authorization } });
    await answer.arrayBuffer();
    times.push(performance.now() - from);
    await wait(20);
  }
  return times;
}

const server = await startServer({});
const { authorization } = await signUp(server.origin, 'bench@example.org');
const quiet = [];
const meanwhile = [];
const cut = [];
for (let round = 0; round < ROUNDS; round++) {
  const until = performance.now() + 5000;
  quiet.push(
    percentile(await listTimes(server.origin, authorization, () => performance.now() > until), 0.95),
  );
  let isOver = false;
  const dripping = dripInto(server.origin).finally(() => (isOver = true));
  meanwhile.push(percentile(await listTimes(server.origin, authorization, () => isOver), 0.95));
  cut.push(Math.max(...(await dripping)));
}
await server.stop();
heading(`${SOCKETS} sockets that send in drops`);
print('list, p95 in quiet', median(quiet), 'ms');
print('list, p95 meanwhile', median(meanwhile), 'ms');
const times = median(meanwhile) / median(quiet);
print('times as much', times, `(goal: at most ${TIMES_QUIET}${times > TIMES_QUIET ? ', MISSED' : ''})`);
print('the last one is cut after', Math.max(...cut), `s (goal: at most ${CUT_S})`);
