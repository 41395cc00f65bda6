import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { quantile } from '../../../shared/tools/bench/quantile.ts'
import { isFullRun, type Outcome, type Scenario } from '../scenario.ts'
import {
  type Attempt,
  type HttpResult,
  type LoadRecord,
  send,
  sendContribution,
  statusCounts,
  type Target,
} from '../system/load.ts'
import {
  checkConsistency,
  openSession,
  type TestSystem,
  withTestSystem,
} from '../system/test-system.ts'

const VISITORS = 1_000
const DURATION_S = isFullRun ? 300 : 60
const THINK_MS = [5_000, 10_000] as const
/** One visitor in so many contributes. */
const CONTRIBUTE_EVERY = 20
/** Times that a visitor reads the list after the page. */
const READS = 3
const ITEMS = 20
/** Visitors that share one IP address: a party's network. */
const VISITORS_PER_IP = 4
const LIMITS_MS = { read: [300, 1_000], contribute: [500, 1_500] } as const

interface Crowd {
  system: TestSystem
  record: LoadRecord
  /** Response times in ms. */
  reads: number[]
  contributions: number[]
  deadline: number
}

const think = () => sleep(randomInt(...THINK_MS))
const isOver = ({ deadline }: Crowd) => performance.now() >= deadline

async function timed({ record }: Crowd, times: number[], request: () => Promise<HttpResult>) {
  const startedAt = performance.now()
  const reply = await request()
  const endedAt = performance.now()
  record.attempts.push({ startedAt, endedAt, status: reply.status, isRepeat: false })
  times.push(endedAt - startedAt)
  return reply
}

async function contribute(crowd: Crowd, origin: string, ip: string): Promise<void> {
  const { system, record } = crowd
  const target = system.targets[randomInt(system.targets.length)] as Target
  const headers = { 'x-forwarded-for': ip }
  const session = await openSession(origin, headers)
  const payment = `/api/registry/${system.slug}/payment-details/singapore-paynow?amount=1`
  await timed(crowd, crowd.reads, () =>
    send(`${origin}${payment}`, { headers: { ...headers, 'x-session-token': session } }),
  )
  await think()
  const contribution = { key: randomUUID(), cents: randomInt(1, 1_000) }
  const reply = await timed(crowd, crowd.contributions, () =>
    sendContribution(origin, { ...target, session, ip }, contribution),
  )
  if (reply.status !== 201) record.unsettled.push(contribution)
  else record.acknowledged.set(JSON.parse(reply.body).contribution.id, contribution)
}

/** One visitor opens the page, reads the list some times, and perhaps contributes. */
async function visit(crowd: Crowd, number: number): Promise<void> {
  const { system } = crowd
  const origin = system.apis[0]?.url ?? ''
  const network = Math.floor(number / VISITORS_PER_IP)
  const ip = `10.${(network >> 16) & 255}.${(network >> 8) & 255}.${network & 255}`
  const read = (path: string) =>
    timed(crowd, crowd.reads, () =>
      send(`${origin}${path}`, { headers: { 'x-forwarded-for': ip } }),
    )
  await read(`/registry/${system.slug}`)
  await think()
  if (number % CONTRIBUTE_EVERY === 0) await contribute(crowd, origin, ip)
  for (let at = 0; at < READS && !isOver(crowd); at += 1) {
    await read(`/api/registry/${system.slug}/items`)
    await think()
  }
}

const isRefused = ({ status }: Attempt) => status !== 200 && status !== 201

async function admitCrowd(system: TestSystem): Promise<Outcome> {
  const record: LoadRecord = { attempts: [], acknowledged: new Map(), unsettled: [] }
  const deadline = performance.now() + DURATION_S * 1_000
  const crowd: Crowd = { system, record, reads: [], contributions: [], deadline }
  let visitors = 0
  const occupy = async () => {
    // Visitors arrive over one think time, not at one moment.
    await sleep(randomInt(THINK_MS[1]))
    // A visitor who leaves is replaced, so that their number stays the same.
    while (!isOver(crowd)) await visit(crowd, visitors++)
  }
  await Promise.all(Array.from({ length: VISITORS }, occupy))
  const report = await checkConsistency(system, record)
  const measured = Object.entries({ read: crowd.reads, contribute: crowd.contributions }).map(
    ([name, times]) => {
      const [most95, most99] = LIMITS_MS[name as keyof typeof LIMITS_MS]
      const [p95, p99] = [quantile(times, 0.95), quantile(times, 0.99)]
      const text = `${name} p95 ${Math.round(p95)} ms, p99 ${Math.round(p99)} ms`
      return { text, holds: p95 <= most95 && p99 <= most99 }
    },
  )
  return {
    figure: `${visitors} visits, ${Math.round(record.attempts.length / DURATION_S)} requests a second: ${statusCounts(record.attempts)}; ${measured.map(({ text }) => text).join('; ')}; ${report.summary}`,
    holds:
      report.isConsistent &&
      !record.attempts.some(isRefused) &&
      measured.every(({ holds }) => holds),
  }
}

export const manyVisitors: Scenario = {
  id: 'R6',
  promise: `${VISITORS} visitors at once for ${DURATION_S} s with 5 to 10 s between requests, one in ${CONTRIBUTE_EVERY} contributes, with all rate limits: no 5xx, no 429, reads p95 within 300 ms and p99 within 1 s, contributions 500 ms and 1.5 s, sums exact`,
  run: () =>
    withTestSystem({ items: ITEMS, env: { RATE_LIMITS: 'strict', TRUST_PROXY: '1' } }, admitCrowd),
}
