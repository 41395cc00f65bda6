import { randomInt, randomUUID } from 'node:crypto'
import { quantile } from '../bench/quantile.ts'
import { type Bank, withBank } from './bank.ts'
import { type Gift, type Place, type Reply, sendGift } from './load.ts'
import type { Outcome, Scenario } from './scenario.ts'

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
  gift: Gift
  reply: Reply
  ms: number
}

async function sendTimed(origin: string, place: Place, cents: number) {
  const gift = { key: randomUUID(), cents }
  const startedAt = performance.now()
  const reply = await sendGift(origin, place, gift)
  return { gift, reply, ms: performance.now() - startedAt }
}

const sendAll = (origin: string, place: Place, draw: () => number) =>
  Promise.all(Array.from({ length: CONTRIBUTORS }, () => sendTimed(origin, place, draw())))

/** Why the outcome of a round is wrong; undefined when it is right. */
async function objection(bank: Bank, itemId: string, sent: Sent[]): Promise<string | undefined> {
  const sum = (some: Sent[]) => some.reduce((total, { gift }) => total + gift.cents, 0)
  const accepted = sent.filter(({ reply }) => reply.status === 201)
  const refused = sent.filter(({ reply }) => reply.status === 409)
  const other = sent.find(({ reply }) => reply.status !== 201 && reply.status !== 409)
  if (other) return `status ${other.reply.status}`
  const [row] = await bank.query<{ stated: string; given: string }>(
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
  const wronged = refused.find(({ gift }) => gift.cents <= left)
  if (wronged) return `${wronged.gift.cents} c refused although ${left} c were left`
  const told = refused.map(({ gift, reply }) => ({ gift, ...JSON.parse(reply.body) }))
  const untrue = told.find(({ gift, remaining }) => Math.round(remaining * 100) >= gift.cents)
  return untrue && `${untrue.gift.cents} c refused with ${untrue.remaining} remaining`
}

async function race(bank: Bank): Promise<Outcome> {
  const origin = bank.apis[0]?.url ?? ''
  const p99: string[] = []
  const objections: string[] = []
  let slowest = 0
  // One round before the measurement: a process that has just started compiles its code and its statements.
  await sendAll(origin, await bank.addItem(LEFT_CENTS), () => 1)
  for (const [name, draw] of Object.entries(AMOUNTS)) {
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const place = await bank.addItem(LEFT_CENTS)
      const sent = await sendAll(origin, place, draw)
      const wrong = await objection(bank, place.itemId, sent)
      if (wrong) objections.push(`${name}: ${wrong}`)
      times.push(...sent.map(({ ms }) => ms))
    }
    const ms = quantile(times, 0.99)
    slowest = Math.max(slowest, ms)
    p99.push(`${name} ${Math.round(ms)} ms`)
  }
  const [row] = await bank.query<{ deadlocks: string }>(
    'select deadlocks from pg_stat_database where datname = current_database()',
  )
  const deadlocks = Number(row?.deadlocks)
  return {
    figure: `p99 ${p99.join(', ')}; ${deadlocks} deadlocks; ${objections.join('; ') || 'all sums exact'}`,
    holds: objections.length === 0 && slowest <= RESPONSE_MS && deadlocks === 0,
  }
}

export const lastDollar: Scenario = {
  id: 'R7',
  promise: `${CONTRIBUTORS} at once for the last S$1.00, 3 × ${ROUNDS} rounds after a first: what fits succeeds, the rest gets 409, p99 within 2 s, no deadlock`,
  run: () => withBank({ items: 0 }, race),
}
