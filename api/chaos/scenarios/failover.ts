import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { PGBOUNCER } from '../../test/database/start-pgbouncer.ts'
import { isFullRun, type Outcome, type Scenario } from '../scenario.ts'
import type { LoadRecord } from '../system/load.ts'
import {
  missingPackages,
  type PatroniCluster,
  startPatroniCluster,
} from '../system/patroni-cluster.ts'
import { checkConsistency, type TestSystem, withTestSystem } from '../system/test-system.ts'

const WRITERS = 32
const TIMES = isFullRun ? 5 : 1
const AFTER_MS = 3_000
const ACCEPTED = new Set([200, 201])
/** Longest time in ms without an accepted contribution. Patroni notices a lost primary after its ttl of 20 s. */
const LIMITS = { switchOver: 3_000, kill: 30_000, freeze: 30_000 }
type Failure = keyof typeof LIMITS

/** Returns the longest time in ms without an accepted contribution since `from`. */
function longestGap({ attempts }: LoadRecord, from: number): number {
  const ends = attempts.filter(({ status }) => ACCEPTED.has(status)).map(({ endedAt }) => endedAt)
  const times = [from, ...ends.filter(end => end > from).sort((a, b) => a - b)]
  return Math.max(...times.slice(1).map((time, n) => time - (times[n] ?? from)))
}

async function untilAccepted({ attempts }: LoadRecord): Promise<void> {
  const since = performance.now()
  const isBack = () =>
    attempts.some(({ startedAt, status }) => startedAt > since && ACCEPTED.has(status))
  while (!isBack()) await sleep(50)
}

async function failOver(system: TestSystem, cluster: PatroniCluster): Promise<Outcome> {
  const load = system.startLoad(WRITERS, 200)
  const gaps: { failure: Failure; ms: number }[] = []
  for (let time = 0; time < TIMES; time += 1) {
    for (const failure of ['switchOver', 'kill', 'freeze'] as const) {
      await untilAccepted(load.record)
      const startedAt = performance.now()
      await cluster[failure]()
      await cluster.untilPromoted()
      await untilAccepted(load.record)
      await sleep(AFTER_MS)
      gaps.push({ failure, ms: longestGap(load.record, startedAt) })
      await cluster.mend()
    }
  }
  const record = await load.stop()
  const report = await checkConsistency(system, record)
  const others = record.attempts.filter(({ status }) => !ACCEPTED.has(status) && status !== 503)
  const shown = gaps.map(({ failure, ms }) => `${failure} ${(ms / 1_000).toFixed(1)} s`)
  return {
    figure: `${report.summary}; longest time without a 2xx: ${shown.join(', ')}; ${others.length} responses were neither 2xx nor 503`,
    holds:
      report.isConsistent &&
      others.length === 0 &&
      gaps.every(({ failure, ms }) => ms <= LIMITS[failure]),
  }
}

async function run(): Promise<Outcome> {
  const missing = [...missingPackages(), ...(existsSync(PGBOUNCER) ? [] : ['pgbouncer'])]
  if (missing.length > 0) return { figure: `not installed: ${missing.join(', ')}`, holds: null }
  const cluster = await startPatroniCluster()
  const options = { copies: 2, serverUrl: cluster.url, hasPooler: true }
  return withTestSystem(options, system => failOver(system, cluster))
}

export const failover: Scenario = {
  id: 'failover',
  promise: `${TIMES} × switch-over, kill -9 and freeze of the primary of three nodes under Patroni, HAProxy and PgBouncer, ${WRITERS} writers: nothing lost, only 503, 2xx again within 3, 30 and 30 s`,
  run,
}
