import { endpoints, systemEndpoints } from '@maquette/contract';
import { createHash } from 'node:crypto';
import { bindWith, type Route } from '../../platform/http/route.ts';
import { describeContract } from './describe-contract.ts';
import { docsPage, docsStyle } from './docs-page.ts';
import { getReadiness, getVersion } from './queries.ts';
import type { SystemPorts } from './ports.ts';
import { writeToSupport } from './write-to-support.ts';

/** What every process answers, whatever its role. */
export function healthRoutes(ports: SystemPorts): Route[] {
  const bind = bindWith(ports);
  return [
    bind(systemEndpoints.getVersion, (ctx) => getVersion(ctx)),
    bind(systemEndpoints.live, () => ({ status: 'ok' as const })),
    bind(systemEndpoints.ready, (ctx) => getReadiness(ctx)),
  ];
}

export function systemRoutes(ports: SystemPorts): Route[] {
  const bind = bindWith(ports);
  const described = once(() => describeContract(endpoints, ports.version.version));
  const page = once(() => docsPage(endpoints, ports.version.version));
  return [
    ...healthRoutes(ports),
    bind(systemEndpoints.getCapabilities, () => ports.capabilities()),
    bind(systemEndpoints.writeToSupport, (ctx, { body }) => writeToSupport(ctx, body)),
    bind(systemEndpoints.openapi, described),
    bind(systemEndpoints.docs, page),
    bind(systemEndpoints.docsStyle, () => style),
  ];
}

/** The contract does not change while the server runs, and telling it is dear. */
function once<T>(tell: () => T): () => T {
  let told: T | undefined;
  return () => (told ??= tell());
}

const style = {
  content: Buffer.from(docsStyle),
  mime: 'text/css; charset=utf-8',
  etag: createHash('sha256').update(docsStyle).digest('hex').slice(0, 16),
  maxAgeSeconds: 3600,
};
