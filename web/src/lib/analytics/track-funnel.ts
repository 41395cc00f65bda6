import {
  createFunnelTracker,
  type FunnelTracker,
} from '@registry/shared/analytics/create-funnel-tracker'
import type { FunnelName } from '@registry/shared/analytics/funnels'
import { track } from './track.ts'

/** Starts recording one run through a funnel; events are sent only with consent. */
export function trackFunnel<F extends FunnelName>(name: F): FunnelTracker<F> {
  return createFunnelTracker(name, { now: () => performance.now(), send: track })
}

/**
 * Calls `exit` when the page is closed, so that an unfinished run counts as abandoned. Returns an effect's cleanup,
 * which calls it too.
 */
export function exitOnLeave(exit: () => void): () => void {
  addEventListener('pagehide', exit)
  return () => {
    removeEventListener('pagehide', exit)
    exit()
  }
}
