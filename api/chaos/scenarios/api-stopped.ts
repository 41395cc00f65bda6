import { setTimeout as sleep } from 'node:timers/promises'
import type { Outcome, Scenario } from '../scenario.ts'
import { NO_CONNECTION, send } from '../system/load.ts'
import { checkConsistency, type TestSystem, withTestSystem } from '../system/test-system.ts'

const STOPS = 3
const WRITERS = 32
const UP_MS = 2_000
const EXIT_MS = 10_000 + 1_000

interface Stop {
  code: number | string
  ms: number
  /** Whether the process said that it is not ready before it refused connections. */
  isNoticed: boolean
}

async function stopOnce(system: TestSystem): Promise<Stop> {
  const [api] = system.apis
  if (!api) throw new Error('The test system has no api.')
  const startedAt = performance.now()
  const ended = api.end('SIGTERM')
  let isNoticed = false
  for (let status = 200; status !== NO_CONNECTION; await sleep(20)) {
    status = (await send(`${api.url}/api/ready`)).status
    if (status === 503) isNoticed = true
  }
  const code = await ended
  const ms = performance.now() - startedAt
  await api.start()
  return { code, ms, isNoticed }
}

async function stopUnderLoad(system: TestSystem): Promise<Outcome> {
  const load = system.startLoad(WRITERS)
  const stops: Stop[] = []
  for (let stop = 0; stop < STOPS; stop += 1) {
    await sleep(UP_MS)
    stops.push(await stopOnce(system))
  }
  const report = await checkConsistency(system, await load.stop())
  const codes = stops.map(({ code }) => code).join(', ')
  const slowest = Math.max(...stops.map(({ ms }) => ms))
  const noticed = stops.filter(({ isNoticed }) => isNoticed).length
  return {
    figure: `${report.summary}; exit codes ${codes}, within ${Math.round(slowest)} ms; readiness 503 first ${noticed} of ${STOPS} times`,
    holds:
      report.isConsistent &&
      stops.every(({ code }) => code === 0) &&
      slowest <= EXIT_MS &&
      noticed === STOPS,
  }
}

export const apiStopped: Scenario = {
  id: 'R12',
  promise: `${STOPS} × SIGTERM behind a proxy under ${WRITERS} writers: readiness turns 503 first, exit 0 within 11 s, nothing lost`,
  run: () => withTestSystem({ env: { TRUST_PROXY: '1' } }, stopUnderLoad),
}
