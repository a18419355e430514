/** What is counted as it happens in this process, by the names of its labels. */
export const counters = {
  edits_ended: { help: 'Edits that ended', labels: ['engine', 'state'] },
  credits: { help: 'Credits of edits that were reserved, settled or released', labels: ['movement'] },
  engine_failures: {
    help: 'Jobs an engine did not do, by the code of the failure',
    labels: ['engine', 'code'],
  },
  mails: { help: 'Mails that were sent, put off or given up', labels: ['outcome'] },
  storage_failures: { help: 'Operations of the picture storage that failed', labels: ['operation'] },
} as const satisfies Record<string, { help: string; labels: readonly string[] }>;

/** What is timed, in seconds. */
export const timers = {
  request: { help: 'Calls, by route, until the last byte was sent', labels: ['method', 'route', 'status'] },
  engine: { help: 'Jobs of engines, done or not', labels: ['engine', 'outcome'] },
  edit_wait: { help: 'From the order of an edit to its pick-up', labels: ['engine'] },
} as const satisfies Record<string, { help: string; labels: readonly string[] }>;

type LabelsOf<D extends { labels: readonly string[] }> = Readonly<Record<D['labels'][number], string>>;

export interface Reading {
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

/** A figure that is looked up when somebody asks for it. */
export interface Gauge {
  /** Without the product's name before it. */
  readonly name: string;
  readonly help: string;
  readonly labels?: readonly string[];
  read(): Promise<readonly Reading[]>;
}

/** Keeps the figures of this process for whoever watches over it. */
export interface Meter {
  count<N extends keyof typeof counters>(name: N, labels: LabelsOf<(typeof counters)[N]>, by?: number): void;
  time<N extends keyof typeof timers>(name: N, labels: LabelsOf<(typeof timers)[N]>, seconds: number): void;
  gauge(gauge: Gauge): void;
  /** Everything in the text format of Prometheus; null where nothing is kept. */
  tell(): Promise<{ contentType: string; text: string } | null>;
}

/** Keeps nothing: where nobody asks. */
export const noMeter: Meter = {
  count: () => {},
  time: () => {},
  gauge: () => {},
  tell: async () => null,
};
