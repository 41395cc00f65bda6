import type { AnyParams, EventName, EventParams } from '@registry/shared/analytics/events'
import { analyticsConsent } from './analytics-consent.ts'

/** An event as it happened: what sends it comes later. */
export interface TrackedEvent {
  name: EventName
  params: AnyParams
  /** Where it happened, as the address was; nobody is told it like that. */
  href: string
}

/** Between a page's first event and what it needs to be sent: who reads or types comes first. */
const IDLE_TIMEOUT_MS = 2000

let send: ((event: TrackedEvent) => void) | undefined
let waiting: TrackedEvent[] = []
let isLoading = false

/**
 * Counts an event of the closed list. Without a yes to that nothing is kept, fetched or sent; this is
 * the one place that looks.
 */
export function track<N extends EventName>(name: N, params: EventParams<N> = {}): void {
  if (!analyticsConsent.isGranted()) {
    waiting = []
    return
  }
  const common = { environment: 'production', timestamp: new Date().toISOString() } as const
  const event = { name, params: { ...params, ...common }, href: location.href }
  if (send) send(event)
  else {
    waiting.push(event)
    loadWhenIdle()
  }
}

function loadWhenIdle(): void {
  if (isLoading) return
  isLoading = true
  const start = () => void load()
  if ('requestIdleCallback' in globalThis) requestIdleCallback(start, { timeout: IDLE_TIMEOUT_MS })
  else setTimeout(start)
}

async function load(): Promise<void> {
  try {
    const { openSinks } = await import('./analytics-sinks.ts')
    // It may have been taken back meanwhile.
    if (!analyticsConsent.isGranted()) return
    send = openSinks()
    for (const event of waiting.splice(0)) send(event)
  } catch {
    // The next event tries again.
  } finally {
    isLoading = false
  }
}
