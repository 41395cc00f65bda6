import type { AnyParams, EventName, EventParams } from '@registry/shared/analytics/events'
import { whenIdle } from '../browser/when-idle.ts'
import { analyticsConsent } from './analytics-consent.ts'

/** An event with its URL, queued until the sinks are loaded. */
export interface TrackedEvent {
  name: EventName
  params: AnyParams
  /** Full URL of the page; sinks remove private parts before sending. */
  href: string
}

/** Maximum delay before the sinks are loaded; they wait for the browser to be idle. */
const IDLE_TIMEOUT_MS = 2000

let send: ((event: TrackedEvent) => void) | undefined
let waiting: TrackedEvent[] = []
let isLoading = false

/**
 * Records an event of the closed list. Without consent nothing is queued, loaded or sent; consent is
 * checked only here.
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
  whenIdle(() => void load(), IDLE_TIMEOUT_MS)
}

async function load(): Promise<void> {
  try {
    const { openSinks } = await import('./open-sinks.ts')
    // Consent may have been withdrawn while the module loaded.
    if (!analyticsConsent.isGranted()) return
    send = openSinks()
    for (const event of waiting.splice(0)) send(event)
  } catch {
    // The next event tries again.
  } finally {
    isLoading = false
  }
}
