import { setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';

/** What a child tells the server: that it listens, an answer, or a question of its own. */
export type ChildSays<Answer> =
  | 'ready'
  | { readonly answer: Answer }
  | { readonly ask: { readonly id: number; readonly question: unknown } };

/** What the server tells a child besides requests: the reply to a question; null when there is none. */
export interface Replied {
  readonly replied: { readonly id: number; readonly reply: unknown };
}

/** Asks the server something while a request is worked on. */
export type AskServer = (question: unknown) => Promise<unknown>;

export interface Serving<Request, Answer> {
  /** How much lower than the server's its priority is, 0 to 19. */
  readonly niceness: number;
  readonly onRequest: (request: Request, answer: (answer: Answer) => void, ask: AskServer) => void;
}

/** The whole life of a child: does what the server asks for until the channel to it closes. */
export function serveParent<Request extends object, Answer>({
  niceness,
  onRequest,
}: Serving<Request, Answer>): void {
  setPriority(niceness);
  endWithParent();
  const say = (said: ChildSays<Answer>): void => void process.send?.(said);
  const open = new Map<number, (reply: unknown) => void>();
  let lastId = 0;
  const ask: AskServer = (question) =>
    new Promise((resolve) => {
      open.set(++lastId, resolve);
      say({ ask: { id: lastId, question } });
    });
  process.on('message', (told: Request | Replied) => {
    if (!('replied' in told)) return onRequest(told, (answer) => say({ answer }), ask);
    const { id, reply } = told.replied;
    open.get(id)?.(reply);
    open.delete(id);
  });
  process.on('disconnect', () => process.exit(0));
  // A terminal's Ctrl-C reaches the whole group: the server decides when this process ends, by closing the channel.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => undefined);
  say('ready');
}

const WATCHMAN = `
const { workerData: parent } = require('node:worker_threads');
setInterval(() => process.ppid === parent || process.kill(process.pid, 'SIGKILL'), 500);
`;

/** A thread that looks for the server and ends the process without it, for who computes without a pause does not see the channel close. An orphan gets another parent. */
function endWithParent(): void {
  // Its number comes as an argument: a server that is gone before this line has been replaced as the parent.
  new Worker(WATCHMAN, { eval: true, env: {}, workerData: Number(process.argv[2]) }).unref();
}
