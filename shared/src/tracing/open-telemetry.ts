import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Context,
  DiagLogLevel,
  defaultTextMapGetter,
  defaultTextMapSetter,
  diag,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import type { Logger } from 'pino'
import type { SpanPlan, Tracing, WorkSpan } from './tracing.ts'

const KINDS: Record<SpanPlan['kind'], SpanKind> = {
  server: SpanKind.SERVER,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
}
const propagator = new W3CTraceContextPropagator()

/** Creates spans and sends them by OTLP over HTTP. Imported only when tracing is on, because it is large. */
export function createTracing(service: string, log: Pick<Logger, 'warn'>): Tracing {
  const warn = (message: string) => log.warn({ part: 'tracing' }, message)
  const ignore = () => undefined
  diag.setLogger(
    { error: warn, warn, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  )
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': service }))
    .merge(detectResources({ detectors: [envDetector] }))
  const spanProcessors = [new BatchSpanProcessor(new OTLPTraceExporter())]
  const provider = new BasicTracerProvider({ resource, spanProcessors })
  const tracer = provider.getTracer('baby-registry')
  const running = new AsyncLocalStorage<Context>()
  return {
    async run({ name, kind, attributes, parent }, work) {
      const context = parent ? contextOf(parent) : (running.getStore() ?? ROOT_CONTEXT)
      const span = tracer.startSpan(name, { kind: KINDS[kind], attributes }, context)
      const handle: WorkSpan = {
        setName: next => void span.updateName(next),
        setAttributes: more => void span.setAttributes(more),
        fail: reason =>
          void span.setAttribute('error.type', reason).setStatus({ code: SpanStatusCode.ERROR }),
      }
      try {
        return await running.run(trace.setSpan(context, span), () => work(handle))
      } catch (error) {
        // Never the message, which may quote data.
        handle.fail(typeOf(error))
        throw error
      } finally {
        span.end()
      }
    },
    traceparent() {
      const carrier: { traceparent?: string } = {}
      propagator.inject(running.getStore() ?? ROOT_CONTEXT, carrier, defaultTextMapSetter)
      return carrier.traceparent
    },
    stop: () => provider.shutdown(),
  }
}

function contextOf(traceparent: string): Context {
  return propagator.extract(ROOT_CONTEXT, { traceparent }, defaultTextMapGetter)
}

function typeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
