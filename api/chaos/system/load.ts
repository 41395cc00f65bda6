import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { cents, dollarsFromCents } from '@registry/shared/money/money'

/** Email address of the contributor. */
export const CONTRIBUTOR = 'arjun@example.com'
/** Status of an attempt whose connection failed. */
export const NO_CONNECTION = 0
/** Status of an attempt without a response within `GIVE_UP_MS`. */
export const NO_RESPONSE = -1
const GIVE_UP_MS = 15_000
/** Time in ms between two attempts with the same key. */
const RETRY_MS = 250
/** Time in ms after which a writer stops to repeat a contribution. */
const SETTLE_MS = 180_000
const MOST_CENTS = 999

export interface Target {
  slug: string
  itemId: string
  session: string
  /** IP address that a proxy reports, for an api that trusts one. */
  ip?: string
}

/** One request of a writer. Times in ms of `performance.now()`. */
export interface Attempt {
  startedAt: number
  endedAt: number
  status: number
  /** Whether it repeats a request with the same key. */
  isRepeat: boolean
}

export interface Contribution {
  key: string
  cents: number
}

/** Requests of the writers and acknowledgements of the api. */
export interface LoadRecord {
  attempts: Attempt[]
  /** Contributions that got a 2xx, by their id. */
  acknowledged: Map<string, Contribution>
  /** Contributions that never got a final response. */
  unsettled: Contribution[]
}

export interface Load {
  record: LoadRecord
  /** Lets each writer repeat its contribution until the api acknowledges it, and ends. */
  stop(): Promise<LoadRecord>
}

export interface LoadOptions {
  /** Origins of the api processes; each attempt takes the next one. */
  origins: string[]
  targets: Target[]
  writers: number
  /** Pause of a writer in ms after each contribution. */
  pauseMs?: number
}

export interface HttpResult {
  status: number
  body: string
  headers?: Headers
}

/** Sends one contribution. The key is also its message, so that duplicates show in the database. */
export function sendContribution(
  origin: string,
  target: Target,
  contribution: Contribution,
): Promise<HttpResult> {
  const body = {
    name: 'Arjun',
    email: CONTRIBUTOR,
    amount: dollarsFromCents(cents(contribution.cents)),
    message: contribution.key,
    paymentMethod: 'Unknown',
  }
  return send(`${origin}/api/registry/${target.slug}/items/${target.itemId}/contribute`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-session-token': target.session,
      'idempotency-key': contribution.key,
      ...(target.ip && { 'x-forwarded-for': target.ip }),
    },
    body: JSON.stringify(body),
  })
}

/** Sends a request and reads its response; `NO_CONNECTION` and `NO_RESPONSE` instead of an error. */
export async function send(url: string, init: RequestInit = {}): Promise<HttpResult> {
  try {
    const signal = AbortSignal.timeout(GIVE_UP_MS)
    const response = await fetch(url, { redirect: 'manual', ...init, signal })
    return { status: response.status, body: await response.text(), headers: response.headers }
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    return { status: isLate ? NO_RESPONSE : NO_CONNECTION, body: '' }
  }
}

/** Starts writers that send one contribution after the other, and repeat each until it is acknowledged. */
export function startLoad(options: LoadOptions): Load {
  const { origins, targets, writers, pauseMs = 0 } = options
  const record: LoadRecord = { attempts: [], acknowledged: new Map(), unsettled: [] }
  let isStopping = false
  let turn = 0

  async function settle(target: Target, contribution: Contribution): Promise<void> {
    const deadline = performance.now() + SETTLE_MS
    for (let isRepeat = false; performance.now() < deadline; isRepeat = true) {
      const origin = origins[turn++ % origins.length] ?? ''
      const startedAt = performance.now()
      const { status, body } = await sendContribution(origin, target, contribution)
      record.attempts.push({ startedAt, endedAt: performance.now(), status, isRepeat })
      if (status >= 200 && status < 300) {
        return void record.acknowledged.set(JSON.parse(body).contribution.id, contribution)
      }
      if (body.includes('AMOUNT_EXCEEDS_REMAINING')) return
      await sleep(RETRY_MS)
    }
    record.unsettled.push(contribution)
  }
  async function write(): Promise<void> {
    while (!isStopping) {
      const target = targets[randomInt(targets.length)] as Target
      await settle(target, { key: randomUUID(), cents: randomInt(1, MOST_CENTS + 1) })
      if (pauseMs > 0) await sleep(pauseMs)
    }
  }
  const running = Promise.all(Array.from({ length: writers }, write))
  return {
    record,
    async stop() {
      isStopping = true
      await running
      return record
    },
  }
}

/** Attempts by status, like `201 × 320, 503 × 12`. */
export function statusCounts(attempts: readonly Attempt[]): string {
  const counts = new Map<number, number>()
  for (const { status } of attempts) counts.set(status, (counts.get(status) ?? 0) + 1)
  const name = (status: number) =>
    status === NO_CONNECTION ? 'no connection' : status === NO_RESPONSE ? 'hang' : String(status)
  return [...counts]
    .sort(([a], [b]) => b - a)
    .map(([status, count]) => `${name(status)} × ${count}`)
    .join(', ')
}
