import { setTimeout as sleep } from 'node:timers/promises'
import type { Outcome, Scenario } from '../scenario.ts'
import { type Attempt, NO_RESPONSE, statusCounts } from '../system/load.ts'
import type { StopSignal } from '../system/postgres-cluster.ts'
import { checkConsistency, type TestSystem, withTestSystem } from '../system/test-system.ts'

const WRITERS = 16
const UP_MS = 1_500
const DOWN_MS = 1_500
const HANG_MS = 3_000
const RECOVERY_MS = 2_000
const ROUNDS: StopSignal[] = ['SIGINT', 'SIGQUIT', 'SIGKILL', 'SIGINT', 'SIGQUIT', 'SIGKILL']
const EXPECTED = [201, 409, 503]

interface Gap {
  downAt: number
  acceptedAt: number
}

async function interrupt(system: TestSystem, signal: StopSignal): Promise<Gap> {
  const downAt = performance.now()
  await system.postgres.stop(signal)
  await sleep(DOWN_MS)
  await system.postgres.start()
  return { downAt, acceptedAt: performance.now() }
}

/** Time in ms from when PostgreSQL accepted connections to the first acknowledged contribution. */
function recoveryMs(attempts: readonly Attempt[], { acceptedAt }: Gap): number {
  const after = attempts.filter(one => one.status === 201 && one.endedAt >= acceptedAt)
  return Math.min(...after.map(({ endedAt }) => endedAt)) - acceptedAt
}

async function stopUnderLoad(system: TestSystem): Promise<Outcome> {
  const [api] = system.apis
  const pid = api?.pid()
  const load = system.startLoad(WRITERS)
  const gaps: Gap[] = []
  for (const signal of ROUNDS) {
    await sleep(UP_MS)
    gaps.push(await interrupt(system, signal))
    await sleep(RECOVERY_MS)
  }
  const record = await load.stop()
  const report = await checkConsistency(system, record)
  const during = record.attempts.filter(({ startedAt, endedAt }) =>
    gaps.some(({ downAt, acceptedAt }) => startedAt < acceptedAt && endedAt > downAt),
  )
  const longest = Math.max(...during.map(({ startedAt, endedAt }) => endedAt - startedAt))
  const slowest = Math.max(...gaps.map(gap => recoveryMs(record.attempts, gap)))
  const isExpected = during.every(({ status }) => EXPECTED.includes(status))
  const isSamePid = pid !== undefined && pid === api?.pid()
  const hangs = during.filter(({ status }) => status === NO_RESPONSE).length
  return {
    figure: `${report.summary}; during the gaps ${statusCounts(during)}, longest ${Math.round(longest)} ms; first success at most ${Math.round(slowest)} ms after; api ${isSamePid ? 'not restarted' : 'restarted'}`,
    holds:
      report.isConsistent &&
      isSamePid &&
      isExpected &&
      hangs === 0 &&
      longest <= HANG_MS &&
      slowest <= RECOVERY_MS,
  }
}

export const postgresStopped: Scenario = {
  id: 'R2',
  promise: `PostgreSQL 1.5 s down, ${ROUNDS.length} × (fast, immediate, kill -9) under ${WRITERS} writers: only 2xx, 409 and 503 within 3 s, first success within 2 s`,
  run: () => withTestSystem({}, stopUnderLoad),
}
