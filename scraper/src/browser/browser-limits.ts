import type { TrafficLimits } from '../net/proxy/traffic-meter.ts'
import type { MemoryLimits } from './memory-watch.ts'

/** Resource limits of a page. */
export interface BrowserLimits {
  totalMs: number
  /** Time in ms for a started browser to accept its first command. */
  startMs: number
  /** Time in ms for a page to close; after it the browser is killed. */
  closeMs: number
  /** Maximum time in ms to open an empty page; then the browser is ended and the rendering retried once. */
  openMs: number
  /** Maximum size of the rendered document. */
  maxBytes: number
  traffic: TrafficLimits
  memory: MemoryLimits
  /** Jobs after which the browser is restarted, which limits leaked memory. */
  maxJobs: number
  /** Idle time in ms after which the browser is stopped until the next job. */
  idleMs: number
}

export const BROWSER_LIMITS: BrowserLimits = {
  totalMs: 30_000,
  startMs: 15_000,
  closeMs: 2_000,
  openMs: 5_000,
  maxBytes: 5_000_000,
  traffic: { maxBytes: 50_000_000, maxRequests: 2_000 },
  memory: { maxBytes: 2 ** 30, maxPageBytes: 2 ** 29 },
  maxJobs: 50,
  idleMs: 300_000,
}
