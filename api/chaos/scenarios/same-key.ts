import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Outcome, Scenario } from '../scenario.ts'
import { type Contribution, type HttpResult, sendContribution } from '../system/load.ts'
import { type TestSystem, withTestSystem } from '../system/test-system.ts'

const KEYS = 50
const COPIES = 8
const RETRY_MS = 100
const RETRIES = 100

/** Sends a contribution as a client does: again while its first copy is in progress. */
async function sendUntilAnswered(
  origin: string,
  target: Parameters<typeof sendContribution>[1],
  contribution: Contribution,
): Promise<HttpResult> {
  for (let retry = 0; ; retry += 1) {
    const reply = await sendContribution(origin, target, contribution)
    const isBusy = reply.body.includes('IN_PROGRESS') || reply.status === 503
    if (!isBusy || retry === RETRIES) return reply
    await sleep(RETRY_MS)
  }
}

async function repeatKeys(system: TestSystem): Promise<Outcome> {
  const [api] = system.apis
  const [target] = system.targets
  if (!api || !target) throw new Error('The test system has no api or no item.')
  const contributions = Array.from({ length: KEYS }, (_, at) => ({
    key: randomUUID(),
    cents: at + 1,
  }))
  const sendAll = (some: Contribution[]) =>
    Promise.all(some.map(contribution => sendUntilAnswered(api.url, target, contribution)))
  const changed = contributions.map(contribution => ({
    ...contribution,
    cents: contribution.cents + 1,
  }))
  const copies = contributions.flatMap(contribution =>
    Array.from({ length: COPIES }, () => contribution),
  )

  const first = await sendAll(copies)
  const refusedBefore = await sendAll(changed)
  await api.end('SIGKILL')
  await api.start()
  const after = await sendAll(contributions)
  const refusedAfter = await sendAll(changed)

  const acknowledged = [...first, ...after].filter(({ status }) => status === 201).length
  const isSame = (contribution: Contribution, body: string) =>
    first.every((reply, at) => copies[at] !== contribution || reply.body === body)
  const identical = contributions.filter((contribution, at) =>
    isSame(contribution, after[at]?.body ?? ''),
  ).length
  const refused = [...refusedBefore, ...refusedAfter].filter(({ status }) => status === 422).length
  const [row] = await system.query<{ rows: number; total: string }>(
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
  run: () => withTestSystem({ items: 1 }, repeatKeys),
}
