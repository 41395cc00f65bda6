import type { TrafficLimits } from '../net/traffic-meter.ts'
import type { MemoryLimits } from './memory-watch.ts'

/** How much a page may take of this machine before it is ended. */
export interface BrowserLimits {
  totalMs: number
  /** Time in ms for a started browser to accept its first command. */
  startMs: number
  /** A page that has been asked to go and is still there after this takes its browser with it. */
  closeMs: number
  /** Of the document, as it stands. */
  maxBytes: number
  traffic: TrafficLimits
  memory: MemoryLimits
  /** After so many jobs a browser is replaced: what pages leave behind in it does not add up. */
  maxJobs: number
  /** After so long without a job it is ended, until the next one. */
  idleMs: number
}

export const BROWSER_LIMITS: BrowserLimits = {
  totalMs: 30_000,
  startMs: 15_000,
  closeMs: 2_000,
  maxBytes: 5_000_000,
  traffic: { maxBytes: 50_000_000, maxRequests: 2_000 },
  memory: { maxBytes: 2 ** 30, maxPageBytes: 2 ** 29 },
  maxJobs: 50,
  idleMs: 300_000,
}
