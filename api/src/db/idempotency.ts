import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '@registry/shared/errors/app-error'
import type { ErrorCode } from '@registry/shared/errors/error-codes'
import type { Db } from './connect.ts'
import { deleteBatch } from './delete-batch.ts'
import { isLocked } from './is-outage.ts'

export interface IdempotentRequest<T = unknown> {
  /** Route and registry: the same key elsewhere is another key. */
  scope: string
  /** Without a key every request counts by itself. */
  key: string | undefined
  /** The parsed body: the same key with another one is refused. */
  request: unknown
  /** Told before an answer is given again. */
  onReplay?: () => void
  /** Returns the response body of an answer. It is stored, and repetitions receive it unchanged. */
  encode?: (answer: T) => unknown
  /**
   * Converts an answer stored by a release without `encode` to the present shape. `db` is the transaction of the
   * request, if it has one.
   */
  renew?: (db: Db, stored: T) => Promise<T>
}

/** A response body that was stored when its request was answered, and is sent again unchanged. */
export class StoredBody {
  readonly body: unknown
  constructor(body: unknown) {
    this.body = body
  }
}

interface KeyRow {
  scope_key: string
  request_hash: string
  status: number | null
  answer: unknown
  body: unknown
}

interface StoredFailure {
  code: ErrorCode
  data?: Record<string, unknown>
  message: string
}

/** Time in ms that a copy waits for the answer of a request that has done its work. */
const ANSWER_MS = 1_500
const LOOK_EVERY_MS = 25

const hash = (value: string) => createHash('sha256').update(value).digest('hex')

/** The key under which a request is remembered, also for a unique column. */
export const scopeKey = ({ scope, key }: Pick<IdempotentRequest, 'scope' | 'key'>) =>
  key === undefined ? undefined : hash(`${scope}\n${key}`)

/** Takes the key, waiting for a copy of the request that is still running. */
async function claim(db: Db, id: string, request_hash: string): Promise<KeyRow | undefined> {
  try {
    const inserted = await db('idempotency_keys')
      .insert({ scope_key: id, request_hash })
      .onConflict('scope_key')
      .ignore()
      .returning('scope_key')
    if (inserted.length > 0) return undefined
  } catch (error) {
    if (isLocked(error)) throw new AppError('IN_PROGRESS', { retryAfterS: 1 })
    throw error
  }
  return findKey(db, id)
}

/** Returns the hash of a request body, which repetitions under its key must have. */
export const requestHash = (request: unknown) => hash(JSON.stringify(request))

async function replay<T>(db: Db, row: KeyRow, input: IdempotentRequest<T>): Promise<T> {
  if (row.request_hash !== requestHash(input.request)) throw new AppError('IDEMPOTENCY_MISMATCH')
  if (row.status === null) throw new AppError('IN_PROGRESS', { retryAfterS: 1 })
  input.onReplay?.()
  if (row.status >= 400) {
    const failure = row.answer as StoredFailure
    throw new AppError(failure.code, { message: failure.message, data: failure.data })
  }
  // Handlers return it like an answer; `send` in mount-routes.ts does not encode it again.
  if (row.body !== null) return new StoredBody(row.body) as T
  return input.renew ? input.renew(db, row.answer as T) : (row.answer as T)
}

const findKey = (db: Db, id: string) =>
  db<KeyRow>('idempotency_keys').where({ scope_key: id }).first()

/**
 * The answer stored under a key, which a copy of the request waits for at most 1.5 s; undefined where there is
 * none. Throws a stored refusal, and IDEMPOTENCY_MISMATCH for another request under the key.
 */
export async function findStoredResponse<T>(db: Db, input: IdempotentRequest<T>): Promise<T | undefined> {
  const id = scopeKey(input)
  const deadline = performance.now() + ANSWER_MS
  for (;;) {
    const row = id === undefined ? undefined : await findKey(db, id)
    if (!row) return undefined
    if (row.status !== null || row.request_hash !== requestHash(input.request))
      return replay(db, row, input)
    if (performance.now() > deadline) return undefined
    await sleep(LOOK_EVERY_MS)
  }
}

/**
 * Stores the answer of a request whose work has been committed with its key; returns false when a copy has
 * stored its own before.
 */
export async function storeResponse<T>(db: Db, input: IdempotentRequest<T>, answer: T): Promise<boolean> {
  const id = scopeKey(input)
  if (id === undefined) return true
  const updated = await db('idempotency_keys')
    .where({ scope_key: id, status: null })
    .update({ status: 200, ...toColumns(input, answer) })
  return updated > 0
}

const toColumns = <T>({ encode }: IdempotentRequest<T>, answer: T) => ({
  // Releases without `body` read the answer itself.
  answer: JSON.stringify(answer),
  ...(encode && { body: JSON.stringify(encode(answer)) }),
})

const storedFailure = ({ code, message, details }: AppError) =>
  JSON.stringify({ code, message, data: details.data } satisfies StoredFailure)

/** Stores the refusal of a request that changed nothing; returns false when a copy has been answered before. */
export async function storeErrorResponse(
  db: Db,
  input: Pick<IdempotentRequest, 'scope' | 'key' | 'request'>,
  refusal: AppError,
): Promise<boolean> {
  const id = scopeKey(input)
  if (id === undefined) return true
  const { status } = refusal
  const inserted = await db('idempotency_keys')
    .insert({
      ...{ scope_key: id, request_hash: requestHash(input.request) },
      ...{ status, answer: storedFailure(refusal) },
    })
    .onConflict('scope_key')
    .ignore()
    .returning('scope_key')
  return inserted.length > 0
}

/**
 * Runs `work` once per key, in a transaction that also keeps its answer; a repeat gets that answer
 * again, also when it was a refusal (but not for a request that was not valid). Throws
 * IDEMPOTENCY_MISMATCH for another request under the key, IN_PROGRESS when the first still runs
 * after the lock timeout.
 */
export async function runOnce<T>(
  db: Db,
  input: IdempotentRequest<T>,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const id = scopeKey(input)
  if (id === undefined) return db.transaction(work)
  const outcome = await db.transaction(async trx => {
    const known = await claim(trx, id, requestHash(input.request))
    if (known) return { answer: await replay(trx, known, input) }
    return settle(trx, input, work)
  })
  if ('refusal' in outcome) throw outcome.refusal
  return outcome.answer
}

async function settle<T>(trx: Db, input: IdempotentRequest<T>, work: (db: Db) => Promise<T>) {
  const keep = (columns: Record<string, unknown>) =>
    trx('idempotency_keys')
      .where({ scope_key: scopeKey(input) })
      .update(columns)
  try {
    // A savepoint: a refusal undoes the work but not the key.
    const answer = await trx.transaction(work)
    await keep({ status: 200, ...toColumns(input, answer) })
    return { answer }
  } catch (error) {
    // A request that was not valid did not count: its key is free for a better one.
    if (!(error instanceof AppError) || error.status === 400 || error.status >= 500) throw error
    await keep({ status: error.status, answer: storedFailure(error) })
    return { refusal: error }
  }
}

/** Removes at most `limit` stored responses to requests that came before then; returns how many. */
export function deleteOldKeys(db: Db, before: Date, limit: number): Promise<number> {
  return deleteBatch(db, { table: 'idempotency_keys', limit }, rows =>
    rows.where('created_at', '<', before),
  )
}
