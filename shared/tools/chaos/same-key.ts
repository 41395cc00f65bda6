import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Bank, withBank } from './bank.ts'
import { type Gift, type Reply, sendGift } from './load.ts'
import type { Outcome, Scenario } from './scenario.ts'

const KEYS = 50
const COPIES = 8
const RETRY_MS = 100
const RETRIES = 100

/** Sends a contribution as a client does: again while its first copy is in progress. */
async function sendUntilAnswered(
  origin: string,
  place: Parameters<typeof sendGift>[1],
  gift: Gift,
): Promise<Reply> {
  for (let retry = 0; ; retry += 1) {
    const reply = await sendGift(origin, place, gift)
    const isBusy = reply.body.includes('IN_PROGRESS') || reply.status === 503
    if (!isBusy || retry === RETRIES) return reply
    await sleep(RETRY_MS)
  }
}

async function repeatKeys(bank: Bank): Promise<Outcome> {
  const [api] = bank.apis
  const [place] = bank.places
  if (!api || !place) throw new Error('The bank has no api or no item.')
  const gifts = Array.from({ length: KEYS }, (_, at) => ({ key: randomUUID(), cents: at + 1 }))
  const sendAll = (some: Gift[]) =>
    Promise.all(some.map(gift => sendUntilAnswered(api.url, place, gift)))
  const changed = gifts.map(gift => ({ ...gift, cents: gift.cents + 1 }))
  const copies = gifts.flatMap(gift => Array.from({ length: COPIES }, () => gift))

  const first = await sendAll(copies)
  const refusedBefore = await sendAll(changed)
  await api.end('SIGKILL')
  await api.start()
  const after = await sendAll(gifts)
  const refusedAfter = await sendAll(changed)

  const acknowledged = [...first, ...after].filter(({ status }) => status === 201).length
  const isSame = (gift: Gift, body: string) =>
    first.every((reply, at) => copies[at] !== gift || reply.body === body)
  const identical = gifts.filter((gift, at) => isSame(gift, after[at]?.body ?? '')).length
  const refused = [...refusedBefore, ...refusedAfter].filter(({ status }) => status === 422).length
  const [row] = await bank.query<{ rows: number; total: string }>(
    'select count(*)::int as rows, sum(amount_cents) as total from contributions',
  )
  const isExact = row?.rows === KEYS && Number(row.total) === (KEYS * (KEYS + 1)) / 2
  return {
    figure: `${row?.rows} rows of ${KEYS}, sum ${isExact ? 'exact' : 'wrong'}; ${acknowledged} of ${KEYS * (COPIES + 1)} acknowledged, bodies of ${identical} keys identical; ${refused} of ${2 * KEYS} other bodies 422`,
    holds:
      isExact && acknowledged === KEYS * (COPIES + 1) && identical === KEYS && refused === 2 * KEYS,
  }
}

export const sameKey: Scenario = {
  id: 'R8',
  promise: `${KEYS} keys × ${COPIES} copies at once, and again after kill -9: one contribution and one body per key, 422 for another body`,
  run: () => withBank({ items: 1 }, repeatKeys),
}
