import { setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';

/** What a child tells the server. */
export type ChildSays<Answer> = 'ready' | { readonly answer: Answer };

export interface Serving<Request, Answer> {
  /** How much lower than the server's its priority is, 0 to 19. */
  readonly niceness: number;
  readonly onRequest: (request: Request, answer: (answer: Answer) => void) => void;
}

/** The whole life of a child: does what the server asks for until the channel to it closes. */
export function serveParent<Request, Answer>({ niceness, onRequest }: Serving<Request, Answer>): void {
  setPriority(niceness);
  endWithParent();
  const say = (said: ChildSays<Answer>): void => void process.send?.(said);
  process.on('message', (request: Request) => onRequest(request, (answer) => say({ answer })));
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
