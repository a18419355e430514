import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  authEndpoints,
  editsEndpoints,
  filesEndpoints,
  profileEndpoints,
  systemEndpoints,
} from '@maquette/contract';
import { afterEach, describe, expect, it } from 'vitest';
import i18next from 'i18next';
import { ApiError } from './api-error.ts';
import { errorToMessage } from './error-to-message.ts';
import { makeCall, makeStart } from './make-call.ts';
import type { Connection } from './send.ts';

let server: Server | undefined;
afterEach(() => server?.close());

const serve = async (listener: RequestListener, more: Partial<Connection> = {}): Promise<Connection> => {
  const listening = createServer(listener);
  server = listening;
  await new Promise<void>((done) => listening.listen(0, '127.0.0.1', done));
  const { port } = listening.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    token: () => null,
    language: () => 'fr',
    onTokenRefused: () => undefined,
    ...more,
  };
};

const answering = (status: number, body: string, headers: Record<string, string> = {}): RequestListener => {
  return (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
  };
};

const failureOf = async (connection: Connection): Promise<ApiError> => {
  const failure = await makeCall(connection)(authEndpoints.me, {}).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  return failure as ApiError;
};

describe('a refused call', () => {
  it('says the message, code, fields and request of the answer', async () => {
    const fields = { email: { code: 'invalid_format', message: 'This is no address.' } };
    const body = { message: 'Look again.', error: 'validation_failed', requestId: 'r1', fields };
    const failure = await failureOf(await serve(answering(400, JSON.stringify(body))));
    expect(failure).toMatchObject({
      status: 400,
      code: 'validation_failed',
      message: 'Look again.',
      fields,
      requestId: 'r1',
    });
  });

  it('says the sentence of an answer whose code is not known', async () => {
    const body = { message: 'We are moving house until noon.', error: 'moving_house' };
    const failure = await failureOf(await serve(answering(503, JSON.stringify(body))));
    expect(failure).toMatchObject({ code: null, isSaid: true });
    expect(errorToMessage(failure, i18next.t, 'It failed.')).toBe('We are moving house until noon.');
  });

  it('does not show a bare code or a status as a sentence', async () => {
    for (const body of ['{"error":"moving_house"}', '{}', '<h1>Bad gateway</h1>']) {
      const failure = await failureOf(await serve(answering(500, body)));
      expect(errorToMessage(failure, i18next.t, 'It failed.')).toBe('It failed.');
    }
  });

  it('falls back to the error when there is no message', async () => {
    const failure = await failureOf(await serve(answering(500, '{"error":"teapot"}')));
    expect(failure).toMatchObject({ code: null, message: 'teapot' });
  });

  it('falls back to a general sentence when there is neither', async () => {
    expect(await failureOf(await serve(answering(500, '{}')))).toMatchObject({
      message: 'API request failed',
    });
  });

  it('names the status when the answer is not JSON', async () => {
    const failure = await failureOf(await serve(answering(502, '<h1>Bad gateway</h1>')));
    expect(failure).toMatchObject({ status: 502, message: 'HTTP error 502' });
  });

  it('knows how long to wait', async () => {
    const failure = await failureOf(await serve(answering(429, '{}', { 'retry-after': '7' })));
    expect(failure.retryAfterMs).toBe(7000);
  });

  it('has status 0 when no answer comes', async () => {
    const connection = await serve((request) => request.socket.destroy());
    expect(await failureOf(connection)).toMatchObject({ status: 0, message: 'API request failed' });
  });

  it('reports an answer outside the contract', async () => {
    expect(await failureOf(await serve(answering(200, '{"user":{}}')))).toMatchObject({ status: 200 });
    expect(await failureOf(await serve(answering(200, '{')))).toMatchObject({ status: 200 });
  });
});

describe('the session', () => {
  const refusedTokens = async (error: string): Promise<string[]> => {
    const refused: string[] = [];
    const connection = await serve(answering(401, JSON.stringify({ message: 'no', error, requestId: 'r' })), {
      token: () => 'old',
      onTokenRefused: (token) => refused.push(token),
    });
    await failureOf(connection);
    return refused;
  };

  it('ends when the server no longer knows the token', async () => {
    expect(await refusedTokens('session_expired')).toEqual(['old']);
  });

  it('survives a wrong password', async () => {
    expect(await refusedTokens('wrong_credentials')).toEqual([]);
  });
});

interface Heard {
  method: string | undefined;
  url: string | undefined;
  headers: Record<string, unknown>;
  body: string;
}

const echo = (heard: Heard[], answer: unknown, status = 200): RequestListener => {
  return (request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      heard.push({ method: request.method, url: request.url, headers: request.headers, body });
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    });
  };
};

describe('a call', () => {
  it('sends JSON with the token and the language', async () => {
    const heard: Heard[] = [];
    const call = makeCall(await serve(echo(heard, { success: true }), { token: () => 'secret' }));
    await call(authEndpoints.login, { body: { email: 'a@b.co', password: 'x' } }).catch(() => undefined);
    expect(heard).toMatchObject([
      {
        method: 'POST',
        url: '/api/auth/login',
        headers: {
          authorization: 'Bearer secret',
          'accept-language': 'fr',
          'content-type': 'application/json',
        },
        body: '{"email":"a@b.co","password":"x"}',
      },
    ]);
  });

  it('fills parameters and query, leaving out what is undefined', async () => {
    const heard: Heard[] = [];
    const call = makeCall(await serve(echo(heard, { success: true })));
    await call(filesEndpoints.deleteFile, { params: { id: 'a/b' }, query: { permanent: 'true' } });
    await call(filesEndpoints.deleteFile, { params: { id: 'c' }, query: { permanent: undefined } });
    expect(heard.map(({ url }) => url)).toEqual(['/api/files/a%2Fb?permanent=true', '/api/files/c']);
  });

  it('gives back the answer parsed by the contract', async () => {
    const call = makeCall(await serve(answering(200, '{"status":"ok"}')));
    expect(await call(systemEndpoints.live, {})).toEqual({ status: 'ok' });
  });

  it('starts long work without waiting, with files in a multipart body', async () => {
    const heard: Heard[] = [];
    const requestId = '0190b0a4-8c1e-7000-8000-000000000000';
    const accepted = { success: true, requestId, requestIds: [requestId] };
    const start = makeStart(await serve(echo(heard, accepted, 202)));
    const answer = await start(
      editsEndpoints.inpaint,
      { form: { prompt: 'a sofa' } },
      { files: { image: new File(['bytes'], 'room.png', { type: 'image/png' }) }, idempotencyKey: 'k1' },
    );
    expect(answer).toEqual(accepted);
    expect(heard[0]?.headers).toMatchObject({ prefer: 'respond-async', 'idempotency-key': 'k1' });
    expect(heard[0]?.body).toContain('name="image"; filename="room.png"');
    expect(heard[0]?.body).toContain('a sofa');
  });
});

describe('a file to keep', () => {
  it('is refused when the connection breaks before its end', async () => {
    const connection = await serve((_, response) => {
      response.writeHead(200, { 'content-type': 'application/zip', 'content-length': '100' });
      response.write('PK', () => response.destroy());
    });
    const broken = makeCall(connection)(profileEndpoints.exportAccount, {});
    await expect(broken).rejects.toMatchObject({ name: 'ApiError', status: 0 });
  });

  it('is left when the reader no longer wants it', async () => {
    const connection = await serve((_, response) => {
      response.writeHead(200, { 'content-type': 'application/zip' }).write('PK');
    });
    const leaving = new AbortController();
    const left = makeCall(connection)(
      profileEndpoints.exportAccount,
      {},
      { signal: leaving.signal, onDownloadProgress: () => leaving.abort() },
    );
    await expect(left).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('comes whole, as a Blob of its type, and says how far it is', async () => {
    const connection = await serve((_, response) => {
      response.writeHead(200, { 'content-type': 'application/zip' });
      response.write('PK-first-', () => setImmediate(() => response.end('and last')));
    });
    const seen: number[] = [];
    const file = await makeCall(connection)(
      profileEndpoints.exportAccount,
      {},
      { onDownloadProgress: (bytes) => seen.push(bytes) },
    );
    expect(file).toBeInstanceOf(Blob);
    expect((file as Blob).type).toBe('application/zip');
    expect(await (file as Blob).text()).toBe('PK-first-and last');
    expect(seen.at(-1)).toBe(17);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  });
});
