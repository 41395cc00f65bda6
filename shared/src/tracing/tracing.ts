import type { Logger } from 'pino'

/** Values without personal data: route patterns, codes, names of jobs and retailers. */
export type SpanAttributes = Record<string, string | number>

/** The span of a piece of work. */
export interface WorkSpan {
  setName(name: string): void
  setAttributes(attributes: SpanAttributes): void
  /** Marks the work as failed; `reason` is a code. */
  fail(reason: string): void
}

export interface SpanPlan {
  name: string
  kind: 'server' | 'consumer' | 'internal'
  attributes?: SpanAttributes
  /** W3C `traceparent` of the span that caused the work; by default it is the running one. */
  parent?: string | undefined
}

/** Implementation by OpenTelemetry. */
export interface Tracing {
  run<T>(plan: SpanPlan, work: (span: WorkSpan) => Promise<T>): Promise<T>
  /** Returns the `traceparent` of the running span; undefined outside of one. */
  traceparent(): string | undefined
  /** Sends the last spans. */
  stop(): Promise<void>
}

/** Longest time in ms that a shutdown waits for the collector. */
const STOP_MS = 2_000

let tracing: Tracing | undefined

const nothing: WorkSpan = { setName() {}, setAttributes() {}, fail() {} }

/**
 * Loads OpenTelemetry, which reads its standard variables itself, and starts tracing. `service` is the default of
 * OTEL_SERVICE_NAME.
 */
export async function startTracing(service: string, log: Pick<Logger, 'warn'>): Promise<void> {
  const { createTracing } = await import('./open-telemetry.ts')
  tracing = createTracing(service, log)
}

/** Sends the last spans and ends tracing. */
export async function stopTracing(): Promise<void> {
  const stopped = tracing
  tracing = undefined
  if (!stopped) return
  const late = Promise.withResolvers<void>()
  const timer = setTimeout(late.resolve, STOP_MS)
  await Promise.race([stopped.stop().catch(() => undefined), late.promise])
  clearTimeout(timer)
}

/** Runs `work` in a span, which fails when `work` rejects. Without tracing it only runs `work`. */
export function withSpan<T>(plan: SpanPlan, work: (span: WorkSpan) => Promise<T>): Promise<T> {
  return tracing ? tracing.run(plan, work) : work(nothing)
}

/** Returns a job's payload with the running span, so that the job continues its trace. */
export function withTraceparent<P>(payload: P): P {
  const traceparent = tracing?.traceparent()
  return traceparent ? { ...payload, traceparent } : payload
}

/** Separates a job's payload from the span that enqueued it. */
export function splitTraceparent(payload: unknown): { payload: unknown; parent?: string } {
  if (typeof payload !== 'object' || payload === null || !('traceparent' in payload)) {
    return { payload }
  }
  const { traceparent, ...rest } = payload
  return { payload: rest, parent: String(traceparent) }
}
