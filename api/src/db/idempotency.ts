import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '@registry/shared/errors/app-error'
import type { ErrorCode } from '@registry/shared/errors/error-codes'
import type { Db } from './connect.ts'
import { deleteBefore } from './delete-batch.ts'
import { isLocked } from './is-outage.ts'

export interface IdempotentRequest<T = unknown> {
  /** Route and registry: keys are unique per scope. */
  scope: string
  /** Without a key the request is not deduplicated. */
  key: string | undefined
  /** Parsed body; the same key with another body is rejected. */
  request: unknown
  /** Called before a stored response is returned. */
  onReplay?: () => void
  /** Returns the response body, which is stored as text and sent unchanged to retries. */
  encode?: (answer: T) => unknown
  /**
   * Converts a stored `answer` to the current response: the item of a contribution, or the response of a release without
   * `encode`. `db` is the request's transaction, if any.
   */
  renew?: (db: Db, stored: T) => Promise<T>
}

/** The JSON text of a stored response body, sent unchanged. */
export class StoredBody {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

interface KeyRow {
  scope_key: string
  request_hash: string
  status: number | null
  /** Stored error, the item of a contribution, or the response of a request without `encode`. */
  answer: unknown
  /** JSON text. */
  body: string | null
}

interface StoredFailure {
  code: ErrorCode
  data?: Record<string, unknown>
  message: string
}

/** Time in ms that a concurrent retry waits for the response of a committed request. */
const ANSWER_MS = 300
const LOOK_EVERY_MS = 25

const hash = (value: string) => createHash('sha256').update(value).digest('hex')

/** Returns the hash under which a request is stored, also for a unique column. */
export const scopeKey = ({ scope, key }: Pick<IdempotentRequest, 'scope' | 'key'>) =>
  key === undefined ? undefined : hash(`${scope}\n${key}`)

/** Inserts the key; blocks while a concurrent request with the same key runs. */
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

/** Returns the hash of a request body; retries under its key must have the same. */
export const requestHash = (request: unknown) => hash(JSON.stringify(request))

async function replay<T>(db: Db, row: KeyRow, input: IdempotentRequest<T>): Promise<T> {
  if (row.request_hash !== requestHash(input.request)) throw new AppError('IDEMPOTENCY_MISMATCH')
  if (row.status === null) throw new AppError('IN_PROGRESS', { retryAfterS: 1 })
  input.onReplay?.()
  if (row.status >= 400) {
    const failure = row.answer as StoredFailure
    throw new AppError(failure.code, { message: failure.message, data: failure.data })
  }
  // Handlers return it like a response; `send` in mount-routes.ts does not encode it again.
  if (row.body !== null) return new StoredBody(row.body) as T
  return input.renew ? input.renew(db, row.answer as T) : (row.answer as T)
}

const findKey = (db: Db, id: string): Promise<KeyRow | undefined> =>
  db('idempotency_keys')
    .where({ scope_key: id })
    .first('scope_key', 'request_hash', 'status', 'answer', db.raw('body::text'))

/**
 * Returns the response stored under a key, waiting at most 0.3 s for a concurrent request; undefined if there
 * is none. Throws a stored error, and IDEMPOTENCY_MISMATCH for another request under the key.
 */
export async function findStoredResponse<T>(
  db: Db,
  input: IdempotentRequest<T>,
): Promise<T | undefined> {
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

const toColumns = <T>({ encode }: IdempotentRequest<T>, answer: T) =>
  encode
    ? { answer: null, body: JSON.stringify(encode(answer)) }
    : { answer: JSON.stringify(answer), body: null }

/**
 * Stores the response of a request that an earlier release committed with its key only, and returns it encoded once;
 * undefined when a concurrent retry has stored its own. Does not wait for the disk: a response that a crash loses is created
 * again for a retry.
 */
export async function storeResponse<T>(
  db: Db,
  input: IdempotentRequest<T>,
  response: T,
): Promise<T | undefined> {
  const { answer, body } = toColumns(input, response)
  const encoded = body === null ? response : (new StoredBody(body) as T)
  const id = scopeKey(input)
  if (id === undefined) return encoded
  const { rowCount } = await db
    .raw(
      `update idempotency_keys set status = 200, answer = ?, body = ?
        where scope_key = ? and status is null
          and set_config('synchronous_commit', 'off', true) = 'off'`,
      [answer, body, id],
    )
    // Named: PostgreSQL keeps its plan.
    .options({ name: 'store-response' })
  return rowCount > 0 ? encoded : undefined
}

const storedFailure = ({ code, message, details }: AppError) =>
  JSON.stringify({ code, message, data: details.data } satisfies StoredFailure)

/** Stores the error response of a request that changed nothing; returns false when one is stored already. */
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

/** Returns whether an error response is stored under a key. */
export async function isErrorStored(
  db: Db,
  request: Pick<IdempotentRequest, 'scope' | 'key'>,
): Promise<boolean> {
  const id = scopeKey(request)
  const row = id === undefined ? undefined : await findKey(db, id)
  return row !== undefined && row.status !== null && row.status >= 400
}

/**
 * Runs `work` once per key, in a transaction that also stores its response; a retry gets the stored response or
 * error. Validation errors (400) and EDIT_CONFLICT are not stored. Throws IDEMPOTENCY_MISMATCH for another request under
 * the key, IN_PROGRESS when the first still runs after the lock timeout.
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

/** An invalid request does not use up its key; the current values of EDIT_CONFLICT would become outdated. */
const isStorable = ({ code, status }: AppError) =>
  status > 400 && status < 500 && code !== 'EDIT_CONFLICT'

async function settle<T>(trx: Db, input: IdempotentRequest<T>, work: (db: Db) => Promise<T>) {
  const keep = (columns: Record<string, unknown>) =>
    trx('idempotency_keys')
      .where({ scope_key: scopeKey(input) })
      .update(columns)
  try {
    // A savepoint: an error rolls back the work but not the key.
    const answer = await trx.transaction(work)
    await keep({ status: 200, ...toColumns(input, answer) })
    return { answer }
  } catch (error) {
    if (!(error instanceof AppError) || !isStorable(error)) throw error
    await keep({ status: error.status, answer: storedFailure(error) })
    return { refusal: error }
  }
}

/** Deletes at most `limit` responses stored before a time; returns how many. */
export const deleteOldKeys = deleteBefore('idempotency_keys', 'created_at')
