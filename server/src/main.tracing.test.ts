import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import type { SignedIn } from '@maquette/contract';
import { expect, it, onTestFinished } from 'vitest';
import { formOf } from '#test/support/form.ts';
import { makeMask, makePhoto } from '#test/support/make-photo.ts';
import { startServer } from '#test/support/server-process.ts';
import { stabilityKey, startStability } from '@maquette/simulators';

interface Span {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly { readonly key: string; readonly value: object }[];
}
interface Sent {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly object[] };
    readonly scopeSpans: readonly { readonly spans: readonly Span[] }[];
  }[];
}

/** Takes spans as a collector of OpenTelemetry does. */
const startCollector = async () => {
  const sent: Sent[] = [];
  const take = async (request: IncomingMessage) => sent.push((await json(request)) as Sent);
  const server = createServer((request, response) => {
    void take(request).finally(() => response.setHeader('content-type', 'application/json').end('{}'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const spans = () =>
    sent.flatMap(({ resourceSpans }) =>
      resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
    );
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, sent, spans };
};

it('calls and the life of an edit are told to the collector that the standard variables name', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'maquette-tracing-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const collector = await startCollector();
  const simulator = await startStability();
  onTestFinished(() => simulator.close());
  const server = await startServer({
    dataDir,
    settings: {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
      STABILITY_API_KEY: stabilityKey,
      STABILITY_API_URL: simulator.url,
    },
  });
  onTestFinished(() => server.kill());
  const person = { email: 'ada@example.test', password: 'Analytical1', fullName: 'Ada Byron' };
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const registered = await fetch(`${server.url}/api/auth/register`, {
    method: 'POST',
    body: JSON.stringify(person),
    headers: { 'content-type': 'application/json', traceparent: `00-${traceId}-b7ad6b7169203331-01` },
  });
  const { token } = (await registered.json()) as SignedIn;
  const form = await formOf({
    image: { bytes: await makePhoto({ width: 160, height: 120 }), filename: 'room.jpg' },
    mask: {
      bytes: await makeMask({ width: 160, height: 120, white: [40, 30, 120, 90] }),
      filename: 'mask.png',
    },
    prompt: 'a sofa nobody else is to read of',
  });
  const answer = await fetch(`${server.url}/api/inpaint/inpaint`, {
    method: 'POST',
    body: new Uint8Array(form.payload),
    headers: { ...form.headers, authorization: `Bearer ${token}` },
  });
  expect(answer.status).toBe(200);
  expect(await server.stop()).toBe(0);

  const spans = collector.spans();
  const named = (name: string) => {
    const found = spans.find((span) => span.name === name);
    if (!found) throw new Error(`No span ${name} among ${spans.map((span) => span.name).join(', ')}`);
    return found;
  };
  const register = named('POST /api/auth/register');
  expect([register.traceId, register.parentSpanId]).toEqual([traceId, 'b7ad6b7169203331']);
  const edit = named('edit');
  const ordered = named('POST /api/inpaint/inpaint');
  expect([edit.traceId, edit.parentSpanId]).toEqual([ordered.traceId, ordered.spanId]);
  expect(edit.attributes.map(({ key }) => key)).toContain('maquette.edit.id');
  for (const step of ['edit prepare', 'edit engine', 'edit paste', 'edit settle'])
    expect([named(step).traceId, named(step).parentSpanId]).toEqual([edit.traceId, edit.spanId]);
  expect(simulator.traces).toContain(`00-${edit.traceId}-${named('edit engine').spanId}-01`);
  const everything = JSON.stringify(collector.sent);
  expect(everything).toContain('deployment.environment.name');
  for (const secret of ['nobody else is to read', stabilityKey, token, person.email])
    expect(everything).not.toContain(secret);
});

it('a collector that is not there keeps nobody waiting', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'maquette-tracing-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' };
  const server = await startServer({ dataDir, settings });
  onTestFinished(() => server.kill());
  expect((await fetch(`${server.url}/api/health/ready`)).status).toBe(200);
  expect(await server.stop()).toBe(0);
});
