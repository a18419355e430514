/** What a span is told with. */
export type SpanFacts = Readonly<Record<string, string | number | boolean>>;

/** One call as its span tells it. */
export interface TracedCall {
  readonly method: string;
  readonly requestId: string;
  /** Of the caller, for a trace that began elsewhere. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

export interface CallSpan {
  /** Does `work` inside the span, and all that follows from it. */
  within(work: () => void): void;
  end(outcome: { route: string | null; status: number }): void;
}

/** Tells who did what for how long to a collector of OpenTelemetry. */
export interface Tracing {
  /** Does the work within a span; a failure is noted in it and passed on. */
  span<T>(name: string, facts: SpanFacts, work: () => Promise<T>): Promise<T>;
  /** What is done now, as W3C `traceparent`, for whoever goes on with it in another process; null where nothing is told. */
  current(): string | null;
  /** Does the work as part of what `current` gave elsewhere; as the beginning of a trace where that was null. */
  continued<T>(trace: string | null, work: () => Promise<T>): Promise<T>;
  /** Null where nothing is told. */
  call(call: TracedCall): CallSpan | null;
  /** Tells what is left. */
  stop(): Promise<void>;
}

/** Tells nothing: where no collector is set. */
export const noTracing: Tracing = {
  span: (_name, _facts, work) => work(),
  current: () => null,
  continued: (_trace, work) => work(),
  call: () => null,
  stop: async () => {},
};
