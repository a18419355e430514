import { type Endpoint, endpoints, systemEndpoints } from '@maquette/contract';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { errorOf, useTestApp } from '#test/support/build-test-app.ts';

const on = useTestApp();
const get = (url: string) => on.current.app.inject({ method: 'GET', url: `/api${url}` });

describe('readiness', () => {
  it('is refused while the storage is gone', async () => {
    const app = on.current;
    expect((await get('/health/ready')).statusCode).toBe(200);
    rmSync(join(app.folder, 'blobs'), { recursive: true });
    const answer = await get('/health/ready');
    expect([answer.statusCode, errorOf(answer).error]).toEqual([503, 'unavailable']);
    expect((await get('/health/live')).json()).toEqual({ status: 'ok' });
  });
});

describe('the version', () => {
  it('says what runs here and since when', async () => {
    on.current.clock.advance(90_000);
    const answer = systemEndpoints.getVersion.response.parse((await get('/version')).json());
    expect(answer).toMatchObject({
      version: '0.0.0-test',
      git: { commitShort: 'abc1234', branch: 'main' },
      build: { environment: 'test' },
      runtime: { uptime: 90, nodeVersion: process.version, startTime: '2026-01-15T12:00:00.000Z' },
    });
  });
});

describe('the capabilities', () => {
  it('say honestly that the embedded engine draws previews, and what they cost, and which settings matter', async () => {
    expect((await get('/capabilities')).json()).toMatchObject({
      engines: {
        default: { name: 'embedded', label: 'Maquette', preview: true, price: 1 },
        premium: {
          price: 1,
          isOffered: false,
          features: expect.arrayContaining(['inpaint', 'instruct', 'seed']),
        },
      },
      tools: {
        inpaint: {
          default: {
            price: 1,
            free: ['recolour', 'material'],
            parameters: ['mode', 'negative_prompt', 'style_preset', 'seed', 'steps', 'arrangement', 'count'],
            parametersFor: { remove: ['mode'], recolour: ['mode', 'style_preset'] },
          },
        },
        'search-replace': {
          default: {
            price: 1,
            parameters: ['negative_prompt', 'style_preset', 'seed', 'steps', 'arrangement', 'count'],
          },
        },
        'search-recolor': {
          default: { price: 0, parameters: ['mode', 'style_preset'] },
          exact: { price: 0, parameters: ['mode', 'style_preset'] },
        },
        'flux-kontext-pro': { default: { price: 1, parameters: ['seed', 'count'] } },
      },
      signIn: { google: null, apple: null, facebook: null },
      cards: { provider: 'sandbox', test: true },
      limits: { uploadBytes: 10_485_760, uploadPixels: 50_000_000, welcomeCredits: 10 },
    });
  });
});

describe('the contract in words', () => {
  const all: readonly Endpoint[] = Object.values(endpoints).flatMap((feature) => Object.values(feature));
  interface OpenApi {
    openapi: string;
    paths: Record<string, Record<string, { parameters: { name: string; in: string }[]; responses: object }>>;
    components: { schemas: object };
  }
  const read = async () => (await get('/openapi.json')).json<OpenApi>();

  it('has every endpoint with its parameters, its success and its errors', async () => {
    const { openapi, paths } = await read();
    expect(openapi).toBe('3.1.1');
    for (const { method, path, status = 200, errors } of all) {
      const operation = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
      expect(operation, path).toBeDefined();
      const named = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
      const inPath = operation?.parameters.filter((one) => one.in === 'path').map(({ name }) => name);
      expect(inPath).toEqual(named);
      expect(Object.keys(operation?.responses ?? {})).toContain(String(status));
      expect(Object.keys(operation?.responses ?? {}).length).toBeGreaterThanOrEqual(
        errors.length > 0 ? 2 : 1,
      );
    }
  });

  it('points at nothing that is not there', async () => {
    const document = await read();
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)];
    expect(references.length).toBeGreaterThan(10);
    for (const [, name] of references) expect(document.components.schemas).toHaveProperty(name ?? '');
  });

  it('has a page that needs neither script nor inline style', async () => {
    const page = await get('/docs');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).not.toMatch(/<script|<style|<[^>]*\s(style|on\w+)=/);
    for (const { path } of all) expect(page.body).toContain(`<code>${path}</code>`);
    expect((await get('/docs.css')).headers['content-type']).toBe('text/css; charset=utf-8');
  });
});
