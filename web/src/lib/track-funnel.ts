import type { FunnelName } from '@registry/shared/analytics/funnels'
import { type FunnelRun, startFunnel } from '@registry/shared/analytics/start-funnel'
import { track } from './track.ts'

/** Begins to count one way through a funnel, for whoever agreed to be counted. */
export function trackFunnel<F extends FunnelName>(name: F): FunnelRun<F> {
  return startFunnel(name, { now: () => performance.now(), send: track })
}
