import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type Form, readForm } from './read-form.ts';
import { type Looseness, varyAnswer, varyHeaders } from './vary-answer.ts';

/** What goes wrong with one call. Each simulator knows those that its service can have. */
export interface Fault {
  /** Which step it hits; `submit` unless told. */
  readonly at?: string;
  readonly delayMs?: number;
  /** Answers once this has come. */
  readonly until?: Promise<unknown>;
  /** Takes the call and says nothing until the caller has gone. */
  readonly neverAnswer?: boolean;
  /** Answers this and does nothing. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** An HTML page as body, with `status` or 200. */
  readonly htmlBody?: boolean;
  readonly redirect?: string;
  /** Does the work, and breaks the connection in the middle of the answer, or before it. */
  readonly truncated?: boolean;
  readonly lostAnswer?: boolean;
  /** The picture is JSON, has huge dimensions, breaks off, or has another size. */
  readonly wrongType?: boolean;
  readonly bomb?: boolean;
  readonly cutPicture?: boolean;
  readonly otherSize?: { readonly width: number; readonly height: number };
  /** The picture comes back as it was sent, but for being encoded anew. */
  readonly unchanged?: boolean;
  /** The service's own ways to say no. */
  readonly moderated?: boolean;
  readonly filtered?: boolean;
  readonly readyWithoutUrl?: boolean;
  readonly expiredUrl?: boolean;
  readonly unknownStatus?: boolean;
  readonly lostId?: boolean;
}

/** One call as the service sees it. */
export interface SimCall {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  /** What the route's pattern caught, in order. */
  readonly caught: readonly string[];
  readonly bytes: Buffer;
  readonly fault: Fault;
  /** Address the simulator is called by. */
  readonly url: string;
  /** Null when the body is not JSON. */
  json(): unknown;
  /** Null when the body is not multipart. */
  form(): Promise<Form | null>;
}

export interface SimReply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Bytes and texts go out as they are, everything else as JSON. */
  readonly body: unknown;
}

/** What a simulator writes down. */
export interface Desk {
  /** The caller broke the service's rules: the test will fail. */
  violation(text: string): void;
  /** The service has charged for one job. */
  charge(): void;
}

export interface SimRoute {
  readonly method: string;
  readonly path: RegExp;
  /** `submit`, `poll`, `result`, `upload`, `cancel` or a step of the service's own. */
  readonly step: string;
  /** The answer's own members have names of somebody's choosing. */
  readonly isMap?: true;
  serve(call: SimCall, desk: Desk): SimReply | Promise<SimReply>;
}

export interface Simulator {
  readonly url: string;
  /** The next call of the fault's step goes wrong; faults queue up. */
  next(fault: Fault): void;
  /** Calls of a step so far, whatever came of them. */
  calls(step: string): number;
  /** Resolves when a call of a step has come in, now or before. */
  reached(step: string): Promise<void>;
  /** Calls that might have begun a job: `calls('submit')`. */
  readonly submissions: number;
  /** Calls that end a job: `calls('cancel')`. */
  readonly cancellations: number;
  readonly charged: number;
  /** What the calls said of the trace they belong to (W3C `traceparent`), where they did. */
  readonly traces: readonly string[];
  readonly violations: readonly string[];
  /** Forgets counters, violations and faults that were not used. */
  reset(): void;
  /** @throws when the caller broke a rule, or a fault was never met */
  assertClean(): void;
  close(): Promise<void>;
}

export interface SimulatedService {
  readonly name: string;
  readonly routes: readonly SimRoute[];
  /** What is varied from answer to answer of a step, of which the first is whole; null = every answer goes out as it was made. */
  readonly loose: Looseness | null;
  /** 0 or unset = any free port of this machine. */
  readonly port?: number;
}

interface Performing {
  readonly route: SimRoute;
  /** How many answers of the step came before. */
  readonly turn: number;
  readonly response: ServerResponse;
}

/** Serves a simulated service on a loopback port. */
export async function startSimulator(service: SimulatedService): Promise<Simulator> {
  const state = { faults: [] as Fault[], violations: [] as string[], steps: [] as string[], charged: 0 };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      state.violations.push(`the simulator itself failed: ${String(error)}`);
      response.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(service.port ?? 0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const traces: string[] = [];
  const desk: Desk = {
    violation: (said) => void state.violations.push(said),
    charge: () => void state.charged++,
  };

  const awaited: { readonly step: string; readonly resolve: () => void }[] = [];
  const note = (step: string): void => {
    state.steps.push(step);
    for (const one of awaited.filter((wanted) => wanted.step === step)) one.resolve();
  };

  const takeFault = (step: string): Fault => {
    const index = state.faults.findIndex(({ at = 'submit' }) => at === step);
    return index < 0 ? {} : (state.faults.splice(index, 1)[0] ?? {});
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', url);
    const method = request.method ?? 'GET';
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const bytes = Buffer.concat(chunks);
    const route = service.routes.find((one) => one.method === method && one.path.test(pathname));
    if (!route) {
      desk.violation(`${method} ${pathname} is not known`);
      return send(response, { status: 404, body: { detail: 'Not Found' } });
    }
    note(route.step);
    const { traceparent } = request.headers;
    if (typeof traceparent === 'string') traces.push(traceparent);
    const turn = state.steps.filter((step) => step === route.step).length - 1;
    const fault = takeFault(route.step);
    const call: SimCall = {
      method,
      path: pathname,
      query: searchParams,
      headers: request.headers,
      caught: (route.path.exec(pathname) ?? []).slice(1),
      bytes,
      fault,
      url,
      json: () => parsed(bytes),
      form: () => readForm(bytes, request.headers['content-type']),
    };
    await perform({ route, turn, response }, call);
  };

  const varied = (reply: SimReply, route: SimRoute, turn: number): SimReply => {
    const { loose } = service;
    if (loose === null) return reply;
    const headers = varyHeaders(reply.headers ?? {}, turn, loose);
    return {
      ...reply,
      headers,
      body: varyAnswer(reply.body, turn, { ...loose, isMap: route.isMap ?? false }),
    };
  };

  const perform = async ({ route, turn, response }: Performing, call: SimCall): Promise<void> => {
    const { fault } = call;
    if (fault.neverAnswer) return;
    if (fault.delayMs) await wait(fault.delayMs);
    await fault.until;
    if (fault.redirect) {
      return send(response, { status: 302, headers: { location: fault.redirect }, body: '' });
    }
    const reply = plainFault(fault) ?? varied(await route.serve(call, desk), route, turn);
    if (fault.lostAnswer) response.destroy();
    else if (fault.truncated) sendHalf(response, reply);
    else send(response, reply);
  };

  return {
    url,
    next: (fault) => void state.faults.push(fault),
    calls: (step) => state.steps.filter((one) => one === step).length,
    reached: (step) =>
      state.steps.includes(step)
        ? Promise.resolve()
        : new Promise((resolve) => void awaited.push({ step, resolve })),
    get submissions() {
      return state.steps.filter((step) => step === 'submit').length;
    },
    get cancellations() {
      return state.steps.filter((step) => step === 'cancel').length;
    },
    traces,
    get charged() {
      return state.charged;
    },
    get violations() {
      return state.violations;
    },
    reset: () => {
      for (const list of [state.faults, state.violations, state.steps, traces]) list.length = 0;
      state.charged = 0;
    },
    assertClean: () => {
      const unmet = state.faults.map((fault) => `never met: ${JSON.stringify(fault)}`);
      const wrong = [...state.violations, ...unmet];
      if (wrong.length > 0) throw new Error(`${service.name}:\n${wrong.join('\n')}`);
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const page = '<!doctype html><html><head><title>Bad gateway</title></head><body><h1>Oops</h1></body></html>';

/** What something in between says instead of the service, or what the test wants said. */
function plainFault({ status, headers = {}, body, htmlBody }: Fault): SimReply | null {
  if (htmlBody)
    return { status: status ?? 200, headers: { ...headers, 'content-type': 'text/html' }, body: page };
  return status === undefined ? null : { status, headers, body: body ?? '' };
}

const encoded = (body: unknown): { bytes: Buffer; type: string } => {
  if (Buffer.isBuffer(body)) return { bytes: body, type: 'application/octet-stream' };
  if (typeof body === 'string') return { bytes: Buffer.from(body), type: 'text/plain' };
  return { bytes: Buffer.from(JSON.stringify(body)), type: 'application/json' };
};

function send(response: ServerResponse, { status, headers = {}, body }: SimReply): void {
  const { bytes, type } = encoded(body);
  response.writeHead(status, { 'content-type': type, 'content-length': bytes.length, ...headers });
  response.end(bytes);
}

/** Promises the whole answer, and breaks off in the middle. */
function sendHalf(response: ServerResponse, { status, headers = {}, body }: SimReply): void {
  const { bytes, type } = encoded(body);
  response.writeHead(status, { 'content-type': type, 'content-length': bytes.length, ...headers });
  response.write(bytes.subarray(0, bytes.length >> 1), () => response.destroy());
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return null;
  }
}
