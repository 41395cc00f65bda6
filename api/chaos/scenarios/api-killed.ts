import { setTimeout as sleep } from 'node:timers/promises'
import type { Outcome, Scenario } from '../scenario.ts'
import { checkConsistency, type TestSystem, withTestSystem } from '../system/test-system.ts'

const KILLS = 10
const WRITERS = 32
const UP_MS = 2_000
const START_MS = 5_000

async function killUnderLoad(system: TestSystem, mostStartMs: number): Promise<Outcome> {
  const load = system.startLoad(WRITERS)
  const starts: number[] = []
  for (let kill = 0; kill < KILLS; kill += 1) {
    const api = system.apis[kill % system.apis.length]
    await sleep(UP_MS)
    await api?.end('SIGKILL')
    starts.push((await api?.start()) ?? Number.NaN)
  }
  const report = await checkConsistency(system, await load.stop())
  const slowest = Math.max(...starts)
  return {
    figure: `${report.summary}; start to ready at most ${Math.round(slowest)} ms`,
    holds: report.isConsistent && slowest <= mostStartMs,
  }
}

export const apiKilled: Scenario = {
  id: 'R1',
  promise: `${KILLS} × kill -9 of the api under ${WRITERS} writers: nothing lost or doubled, start to ready within 5 s`,
  run: () => withTestSystem({}, system => killUnderLoad(system, START_MS)),
}

export const copyKilled: Scenario = {
  id: 'R1b',
  promise: `two copies of the api, ${KILLS} × kill -9 of one in turn under ${WRITERS} writers: nothing lost or doubled`,
  // The other copy serves meanwhile, so the time of a start is no part of the promise.
  run: () =>
    withTestSystem({ copies: 2 }, system => killUnderLoad(system, Number.POSITIVE_INFINITY)),
}
