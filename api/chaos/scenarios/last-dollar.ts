import { randomInt, randomUUID } from 'node:crypto'
import { roundToCents } from '@registry/shared/money/money'
import { quantile } from '../../../shared/tools/bench/quantile.ts'
import type { Outcome, Scenario } from '../scenario.ts'
import {
  type Contribution,
  type HttpResult,
  sendContribution,
  type Target,
} from '../system/load.ts'
import { type TestSystem, withTestSystem } from '../system/test-system.ts'

const ROUNDS = 5
const CONTRIBUTORS = 200
const LEFT_CENTS = 100
const RESPONSE_MS = 2_000

const AMOUNTS: Record<string, () => number> = {
  '1 c': () => 1,
  '1 to 100 c': () => randomInt(1, LEFT_CENTS + 1),
  S$1: () => LEFT_CENTS,
}

interface Sent {
  contribution: Contribution
  reply: HttpResult
  ms: number
}

async function sendTimed(origin: string, target: Target, cents: number) {
  const contribution = { key: randomUUID(), cents }
  const startedAt = performance.now()
  const reply = await sendContribution(origin, target, contribution)
  return { contribution, reply, ms: performance.now() - startedAt }
}

const sendAll = (origin: string, target: Target, draw: () => number) =>
  Promise.all(Array.from({ length: CONTRIBUTORS }, () => sendTimed(origin, target, draw())))

/** Describes an inconsistent outcome of a round; undefined if it is consistent. */
async function findMismatch(
  system: TestSystem,
  itemId: string,
  sent: Sent[],
): Promise<string | undefined> {
  const sum = (some: Sent[]) =>
    some.reduce((total, { contribution }) => total + contribution.cents, 0)
  const accepted = sent.filter(({ reply }) => reply.status === 201)
  const refused = sent.filter(({ reply }) => reply.status === 409)
  const other = sent.find(({ reply }) => reply.status !== 201 && reply.status !== 409)
  if (other) return `status ${other.reply.status}`
  const [row] = await system.query<{ stated: string; given: string }>(
    `select amount_contributed_cents as stated, (select coalesce(sum(amount_cents), 0)
       from contributions where item_id = items.id and deleted_at is null) as given
       from items where id = $1`,
    [itemId],
  )
  if (Number(row?.stated) !== sum(accepted) || Number(row?.given) !== sum(accepted)) {
    return `${sum(accepted)} c acknowledged, ${row?.stated} c stated, ${row?.given} c given`
  }
  if (sum(accepted) > LEFT_CENTS) return `${sum(accepted)} c accepted`
  const left = LEFT_CENTS - sum(accepted)
  const unjustified = refused.find(({ contribution }) => contribution.cents <= left)
  if (unjustified) return `${unjustified.contribution.cents} c refused although ${left} c were left`
  const refusals = refused.map(({ contribution, reply }) => ({
    contribution,
    ...JSON.parse(reply.body),
  }))
  const inconsistent = refusals.find(
    ({ contribution, remaining }) => roundToCents(remaining) >= contribution.cents,
  )
  return (
    inconsistent &&
    `${inconsistent.contribution.cents} c refused with ${inconsistent.remaining} remaining`
  )
}

async function race(system: TestSystem): Promise<Outcome> {
  const origin = system.apis[0]?.url ?? ''
  const p99: string[] = []
  const mismatches: string[] = []
  let slowest = 0
  // Warm-up: a new process compiles its code and prepares statements.
  await sendAll(origin, await system.addItem(LEFT_CENTS), () => 1)
  for (const [name, draw] of Object.entries(AMOUNTS)) {
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const target = await system.addItem(LEFT_CENTS)
      const sent = await sendAll(origin, target, draw)
      const wrong = await findMismatch(system, target.itemId, sent)
      if (wrong) mismatches.push(`${name}: ${wrong}`)
      times.push(...sent.map(({ ms }) => ms))
    }
    const ms = quantile(times, 0.99)
    slowest = Math.max(slowest, ms)
    p99.push(`${name} ${Math.round(ms)} ms`)
  }
  const [row] = await system.query<{ deadlocks: string }>(
    'select deadlocks from pg_stat_database where datname = current_database()',
  )
  const deadlocks = Number(row?.deadlocks)
  return {
    figure: `p99 ${p99.join(', ')}; ${deadlocks} deadlocks; ${mismatches.join('; ') || 'all sums exact'}`,
    holds: mismatches.length === 0 && slowest <= RESPONSE_MS && deadlocks === 0,
  }
}

export const lastDollar: Scenario = {
  id: 'R7',
  promise: `${CONTRIBUTORS} at once for the last S$1.00, 3 × ${ROUNDS} rounds after a first: what fits succeeds, the rest gets 409, p99 within 2 s, no deadlock`,
  run: () => withTestSystem({ items: 0 }, race),
}
