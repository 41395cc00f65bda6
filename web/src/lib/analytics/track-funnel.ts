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
