import {
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { noTracing, type Tracing } from './tracing.ts';

const ERRORS_FROM = 500;
const STOP_MS = 2000;

type Environment = Readonly<Record<string, string | undefined>>;

/** Traces where the standard variables name a collector: https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/ */
export async function openTracing(environment: Environment): Promise<Tracing> {
  const {
    OTEL_EXPORTER_OTLP_ENDPOINT: all,
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: traces,
    OTEL_TRACES_EXPORTER: exporter,
    OTEL_SDK_DISABLED: isDisabled,
  } = environment;
  const isOff = isDisabled?.toLowerCase() === 'true' || exporter === 'none';
  if (isOff || (!all && !traces)) return noTracing;
  return otelTracing(environment['OTEL_SERVICE_NAME'] ?? 'maquette');
}

/** Spans over OTLP; where to, how often and which of them the standard variables say. */
async function otelTracing(service: string): Promise<Tracing> {
  // Loaded only here: a server without a collector starts sooner and smaller.
  const { AsyncLocalStorageContextManager } = await import('@opentelemetry/context-async-hooks');
  const { W3CTraceContextPropagator } = await import('@opentelemetry/core');
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
  const { defaultResource, detectResources, envDetector, resourceFromAttributes } =
    await import('@opentelemetry/resources');
  const { BasicTracerProvider, BatchSpanProcessor } = await import('@opentelemetry/sdk-trace-base');
  const failed = { code: SpanStatusCode.ERROR };
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': service }))
    .merge(detectResources({ detectors: [envDetector] }));
  const provider = new BasicTracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  const contexts = new AsyncLocalStorageContextManager().enable();
  context.setGlobalContextManager(contexts);
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const tracer = provider.getTracer('maquette');

  const within = async <T>(span: Span, work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      // Kind alone: words may hold what somebody wrote.
      const { code, name } = error as { code?: unknown; name?: unknown };
      span.setAttribute('error.type', String(code ?? name ?? typeof error));
      span.setStatus(failed);
      throw error;
    } finally {
      span.end();
    }
  };

  return {
    span: (name, attributes, work) =>
      tracer.startActiveSpan(name, { attributes }, (span) => within(span, work)),
    current: () => {
      const headers: Record<string, string> = {};
      propagation.inject(context.active(), headers);
      return headers['traceparent'] ?? null;
    },
    continued: (earlier, work) =>
      context.with(propagation.extract(ROOT_CONTEXT, { traceparent: earlier ?? '' }), work),
    call: ({ method, requestId, headers }) => {
      const caller: Context = propagation.extract(ROOT_CONTEXT, headers);
      const attributes = { 'http.request.method': method, 'maquette.request.id': requestId };
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, caller);
      return {
        within: (work) => context.with(trace.setSpan(caller, span), work),
        end: ({ route, status }) => {
          span.updateName(route === null ? method : `${method} ${route}`);
          if (route !== null) span.setAttribute('http.route', route);
          span.setAttribute('http.response.status_code', status);
          if (status >= ERRORS_FROM) span.setStatus(failed);
          span.end();
        },
      };
    },
    stop: async () => {
      // A collector that does not answer holds nobody up.
      const tooLong = new Promise<void>((resolve) => void setTimeout(resolve, STOP_MS).unref());
      await Promise.race([provider.shutdown().catch(() => {}), tooLong]);
      contexts.disable();
    },
  };
}
