import { setTimeout as sleep } from 'node:timers/promises'
import { quantile } from '../../../shared/tools/bench/quantile.ts'
import type { Outcome, Scenario } from '../scenario.ts'
import { send, statusCounts } from '../system/load.ts'
import { checkConsistency, type TestSystem, withTestSystem } from '../system/test-system.ts'

const WRITERS = 16
const PAUSE_MS = 30_000
const RESPONSE_MS = 3_000
const RECOVERY_MS = 2_000
const LAG_MS = 200
const PROBE_EVERY_MS = 50

/** Returns response times in ms of an endpoint without a database, until `isOver`: the lag of the event loop. */
async function probeHealth(origin: string, isOver: () => boolean): Promise<number[]> {
  const times: number[] = []
  while (!isOver()) {
    const startedAt = performance.now()
    await send(`${origin}/api/health`)
    times.push(performance.now() - startedAt)
    await sleep(PROBE_EVERY_MS)
  }
  return times
}

async function pauseUnderLoad(system: TestSystem): Promise<Outcome> {
  const origin = system.apis[0]?.url ?? ''
  const list = () => send(`${origin}/api/registry/${system.slug}/items`)
  const load = system.startLoad(WRITERS)
  await sleep(1_500)
  await list()
  let isOver = false
  const pausedAt = performance.now()
  system.postgres.pause()
  const health = probeHealth(origin, () => isOver)
  await sleep(PAUSE_MS / 2)
  const kept = await list()
  await sleep(PAUSE_MS / 2)
  isOver = true
  const lag = quantile(await health, 0.99)
  system.postgres.resume()
  const resumedAt = performance.now()
  await sleep(RECOVERY_MS)
  const record = await load.stop()
  const report = await checkConsistency(system, record)

  const during = record.attempts.filter(
    ({ startedAt, endedAt }) => startedAt < resumedAt && endedAt > pausedAt,
  )
  const longest = Math.max(...during.map(({ startedAt, endedAt }) => endedAt - startedAt))
  const successes = record.attempts.filter(one => one.status === 201 && one.endedAt > resumedAt)
  const recovery = Math.min(...successes.map(({ endedAt }) => endedAt)) - resumedAt
  const age = kept.headers?.get('age') ?? 'none'
  const isExpected = during.every(({ status }) => [201, 409, 503].includes(status))
  return {
    figure: `${report.summary}; during the pause ${statusCounts(during)}, longest ${Math.round(longest)} ms; list ${kept.status} with Age ${age}; event loop lag p99 ${Math.round(lag)} ms; first success after ${Math.round(recovery)} ms`,
    holds:
      report.isConsistent &&
      isExpected &&
      longest <= RESPONSE_MS &&
      recovery <= RECOVERY_MS &&
      lag < LAG_MS &&
      kept.status === 200 &&
      age !== 'none',
  }
}

export const postgresPaused: Scenario = {
  id: 'R3',
  promise: `PostgreSQL paused for ${PAUSE_MS / 1000} s (SIGSTOP) under ${WRITERS} writers: 503 within 3 s, lists that were read before with their age, success within 2 s after`,
  run: () => withTestSystem({}, pauseUnderLoad),
}
