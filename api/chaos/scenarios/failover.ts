import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { PGBOUNCER } from '../../test/database/start-pgbouncer.ts'
import { isFullRun, type Outcome, type Scenario } from '../scenario.ts'
import { registerCleanup } from '../system/cleanup.ts'
import type { LoadRecord } from '../system/load.ts'
import {
  missingPackages,
  type PatroniCluster,
  startPatroniCluster,
} from '../system/patroni-cluster.ts'
import { type JobServices, startJobServices, startQueuedWork } from '../system/queued-work.ts'
import { startScraper } from '../system/scraper-under-test.ts'
import { checkConsistency, type TestSystem, withTestSystem } from '../system/test-system.ts'

/** Time in ms before a new connection, as browsers wait. */
const RECONNECT_MS = 3_000

/** An open page that follows the events of a registry. */
export interface Follower {
  /** Times in ms of `performance.now()` of its `item` events. */
  eventsAt: number[]
  /** How often its stream ended, so that it connected again. */
  reconnects(): number
}

/** Follows a registry as a page does, which connects again when its stream ends; the cleanup ends it. */
export function followRegistry(origin: string, slug: string): Follower {
  const stopped = new AbortController()
  const eventsAt: number[] = []
  let connections = 0
  const follow = async () => {
    const url = `${origin}/api/registry/${slug}/events`
    const { body } = await fetch(url, { signal: stopped.signal })
    if (!body) return
    for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
      if (chunk.includes('event: item\n')) eventsAt.push(performance.now())
    }
  }
  const run = async () => {
    while (!stopped.signal.aborted) {
      connections += 1
      await follow().catch(() => undefined)
      await sleep(RECONNECT_MS, undefined, { signal: stopped.signal }).catch(() => undefined)
    }
  }
  const running = run()
  registerCleanup(async () => {
    stopped.abort()
    await running
  })
  return { eventsAt, reconnects: () => connections - 1 }
}

const WRITERS = 32
const TIMES = isFullRun ? 5 : 1
const SCRAPERS = 2
const AFTER_MS = 3_000
const ACCEPTED = new Set([200, 201])
/** Longest time in ms without an accepted contribution. Patroni notices a lost primary after its ttl of 20 s. */
const LIMITS = { switchOver: 3_000, kill: 30_000, freeze: 30_000, cutOff: 30_000 }
type Failure = keyof typeof LIMITS
const FAILURES = Object.keys(LIMITS) as Failure[]
/** Longest time in ms from an accepted contribution to an event at each open page. */
const LIVE_MS = 10_000
/** Mails, scrapes and images that are in work when the database is lost may be repeated: a mail with the same id. */
const REPEATS_OF_FAILURE = 8

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

/** Resolves with true once each page got an event after `from`, with false after `LIVE_MS`. */
async function areLive(followers: readonly Follower[], from: number): Promise<boolean> {
  const deadline = performance.now() + LIVE_MS
  const isLive = ({ eventsAt }: Follower) => (eventsAt.at(-1) ?? 0) > from
  while (!followers.every(isLive)) {
    if (performance.now() > deadline) return false
    await sleep(50)
  }
  return true
}

interface Parts {
  cluster: PatroniCluster
  services: JobServices
}

async function failOver(system: TestSystem, { cluster, services }: Parts): Promise<Outcome> {
  await system.query('update registries set auto_thank_you_enabled = true')
  for (let n = 0; n < SCRAPERS; n += 1) {
    const env = { DATABASE_URL: cluster.url, SCRAPER_ALLOWED_HOSTS: services.shop }
    await startScraper({ ...services.env, ...env, DATA_DIR: system.dataDir, LOG_LEVEL: 'info' })
  }
  const followers = system.apis.map(({ url }) => followRegistry(url, system.slug))
  const load = system.startLoad(WRITERS, 200)
  const work = startQueuedWork(system, services)
  const gaps: { failure: Failure; ms: number; isLive: boolean }[] = []
  for (let time = 0; time < TIMES; time += 1) {
    for (const failure of FAILURES) {
      await untilAccepted(load.record)
      const startedAt = performance.now()
      await cluster[failure]()
      await cluster.untilPromoted()
      await untilAccepted(load.record)
      const isLive = await areLive(followers, performance.now())
      await sleep(AFTER_MS)
      gaps.push({ failure, ms: longestGap(load.record, startedAt), isLive })
      await cluster.mend()
    }
  }
  const record = await load.stop()
  const report = await checkConsistency(system, record)
  const jobs = await work.finish(report.acknowledged)
  const others = record.attempts.filter(({ status }) => !ACCEPTED.has(status) && status !== 503)
  const reconnects = followers.reduce((sum, { reconnects }) => sum + reconnects(), 0)
  const ended = system.apis.filter(({ pid }) => pid() === undefined).map(({ log }) => log())
  const shown = gaps.map(
    ({ failure, ms, isLive }) =>
      `${failure} ${(ms / 1_000).toFixed(1)} s${isLive ? '' : ' (no live updates)'}`,
  )
  return {
    figure: `Patroni ${cluster.release.version}${cluster.release.resetsFrozen ? ' (frozen nodes are reset, as by a watchdog)' : ''}: ${report.summary}; longest time without a 2xx: ${shown.join(', ')}; ${others.length} responses were neither 2xx nor 503; open pages reconnected ${reconnects} times; ${jobs.summary}${ended.map(log => `; an api ended: ${log}`).join('')}`,
    holds:
      report.isConsistent &&
      ended.length === 0 &&
      others.length === 0 &&
      gaps.every(({ failure, ms, isLive }) => isLive && ms <= LIMITS[failure]) &&
      jobs.isDone &&
      jobs.repeats <= REPEATS_OF_FAILURE * gaps.length,
  }
}

async function run(): Promise<Outcome> {
  const missing = [...missingPackages(), ...(existsSync(PGBOUNCER) ? [] : ['pgbouncer'])]
  if (missing.length > 0) return { figure: `not installed: ${missing.join(', ')}`, holds: null }
  const services = await startJobServices()
  const cluster = await startPatroniCluster()
  const options = { copies: 2, serverUrl: cluster.url, hasPooler: true, env: services.env }
  return withTestSystem(options, system => failOver(system, { cluster, services }))
}

export const failover: Scenario = {
  id: 'failover',
  promise: `${TIMES} × switch-over, kill -9, freeze and cut-off of the primary of three nodes under Patroni, HAProxy and PgBouncer, ${WRITERS} writers, two apis, two scrapers, a bucket: nothing lost, only 503, 2xx again within 3, 30, 30 and 30 s, live updates and jobs go on`,
  run,
}
