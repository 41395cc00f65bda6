import {
  createFunnelTracker,
  type FunnelTracker,
} from '@registry/shared/analytics/create-funnel-tracker'
import type { FunnelName } from '@registry/shared/analytics/funnels'
import { track } from './track.ts'

/** Begins to count one way through a funnel, for whoever agreed to be counted. */
export function trackFunnel<F extends FunnelName>(name: F): FunnelTracker<F> {
  return createFunnelTracker(name, { now: () => performance.now(), send: track })
}
