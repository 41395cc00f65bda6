import { randomUUID } from 'node:crypto'
import type { Outcome, Scenario } from '../scenario.ts'
import { type LoadRecord, send, sendContribution, type Target } from '../system/load.ts'
import { residentMb } from '../system/memory.ts'
import { checkConsistency, type TestSystem, withTestSystem } from '../system/test-system.ts'

const REQUESTS = 20_000
const CLIENTS = 16
const ITEMS = 20
/** One request in so many contributes; of the others a quarter reads the page and the rest the list. */
const CONTRIBUTE_EVERY = 50
const MOST_MB = 350
/** A burst of compressed pages waits for the garbage collector. */
const PEAK_MB = 400
const WARM_UP = REQUESTS / 4

async function sendMixed(system: TestSystem): Promise<Outcome> {
  const [api] = system.apis
  const origin = api?.url ?? ''
  const record: LoadRecord = { attempts: [], acknowledged: new Map(), unsettled: [] }
  const samples: number[] = []
  const startedAt = performance.now()
  let next = 0
  const sendOne = async (at: number) => {
    if (at % CONTRIBUTE_EVERY !== 0) {
      const isPage = at % 4 === 1
      const url = isPage ? `/registry/${system.slug}` : `/api/registry/${system.slug}/items`
      return send(`${origin}${url}`)
    }
    const contribution = { key: randomUUID(), cents: 1 + (at % 999) }
    const target = system.targets[at % system.targets.length] as Target
    const reply = await sendContribution(origin, target, contribution)
    if (reply.status === 201) {
      record.acknowledged.set(JSON.parse(reply.body).contribution.id, contribution)
    }
    return reply
  }
  const client = async () => {
    for (let at = next++; at < REQUESTS; at = next++) {
      const sentAt = performance.now()
      const { status } = await sendOne(at)
      const endedAt = performance.now()
      record.attempts.push({ startedAt: sentAt, endedAt, status, isRepeat: false })
      if (at % 100 === 0 && at >= WARM_UP) samples.push(residentMb(api?.pid()))
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
  const seconds = (performance.now() - startedAt) / 1_000
  const report = await checkConsistency(system, record)
  const most = Math.max(...samples)
  const last = samples.at(-1) ?? Number.NaN
  const other = record.attempts.filter(({ status }) => status !== 200 && status !== 201).length
  return {
    figure: `RSS at most ${Math.round(most)} MB, ${Math.round(samples[0] ?? Number.NaN)} MB after ${WARM_UP} requests and ${Math.round(last)} MB after ${REQUESTS} (${Math.round(REQUESTS / seconds)} a second); ${report.summary}; ${other} refused`,
    holds: report.isConsistent && last <= MOST_MB && most <= PEAK_MB && other === 0,
  }
}

export const memoryAfterLoad: Scenario = {
  id: 'R16',
  promise: `${REQUESTS} mixed requests of ${CLIENTS} clients: the api uses at most ${MOST_MB} MB afterwards and ${PEAK_MB} MB at its peak`,
  run: () => withTestSystem({ items: ITEMS }, sendMixed),
}
