import type { Log } from '../log.ts';
import { readChildren } from './read-children.ts';
import { counters, type Gauge, type Meter, timers } from './meter.ts';

const PREFIX = 'maquette_';
/** From what a list takes to what the slowest service may, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300];

/**
 * Figures in the format of Prometheus, and those of Node itself (memory, event loop, garbage, file handles).
 * A gauge that cannot be read is left out of one answer and told to the log.
 */
export async function prometheusMeter(log: Log): Promise<Meter> {
  const { Registry, Counter, Histogram, Gauge: Dial, collectDefaultMetrics } = await import('prom-client');
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const counting = new Map(
    Object.entries(counters).map(([name, { help, labels }]) => [
      name,
      new Counter({ name: `${PREFIX}${name}_total`, help, labelNames: [...labels], registers: [registry] }),
    ]),
  );
  const timing = new Map(
    Object.entries(timers).map(([name, { help, labels }]) => {
      const told = { name: `${PREFIX}${name}_seconds`, help, labelNames: [...labels], buckets: BUCKETS };
      return [name, new Histogram({ ...told, registers: [registry] })];
    }),
  );
  const gauge = ({ name, help, labels = [], read }: Gauge): void => {
    const dial: InstanceType<typeof Dial> = new Dial({
      ...{ name: `${PREFIX}${name}`, help, labelNames: [...labels], registers: [registry] },
      collect: async () => {
        dial.reset();
        // One without labels begins at 0, which would be a figure.
        if (labels.length === 0) dial.remove();
        try {
          for (const { labels: told = {}, value } of await read()) dial.set(told, value);
        } catch (error) {
          log.warn({ err: error, figure: name }, 'figure could not be read');
        }
      },
    });
  };
  gauge({
    name: 'child_resident_bytes',
    help: 'Memory of the processes beside this one, by program',
    labels: ['program', 'pid'],
    read: async () =>
      (await readChildren()).map(({ program, pid, residentBytes }) => ({
        labels: { program, pid: String(pid) },
        value: residentBytes,
      })),
  });
  return {
    count: (name, labels, by = 1) => counting.get(name)?.inc(labels, by),
    time: (name, labels, seconds) => timing.get(name)?.observe(labels, seconds),
    gauge,
    tell: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
  };
}
