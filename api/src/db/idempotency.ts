import { createHash } from 'node:crypto'
import { AppError } from '@registry/shared/errors/app-error'
import type { ErrorCode } from '@registry/shared/errors/error-codes'
import type { Db } from './connect.ts'
import { deleteBatch } from './delete-batch.ts'

export interface OnceInput {
  /** Route and registry: the same key elsewhere is another key. */
  scope: string
  /** Without a key every request counts by itself. */
  key: string | undefined
  /** The parsed body: the same key with another one is refused. */
  request: unknown
  /** Told before an answer is given again. */
  onReplay?: () => void
}

interface KeyRow {
  scope_key: string
  request_hash: string
  status: number | null
  answer: unknown
}

interface StoredFailure {
  code: ErrorCode
  data?: Record<string, unknown>
  message: string
}

const LOCK_NOT_AVAILABLE = '55P03'

const hash = (value: string) => createHash('sha256').update(value).digest('hex')

/** The key under which a request is remembered, also for a unique column. */
export const scopeKey = ({ scope, key }: OnceInput) =>
  key === undefined ? undefined : hash(`${scope}\n${key}`)

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE
}

/** Takes the key, waiting for a copy of the request that is still running. */
async function claim(db: Db, id: string, requestHash: string): Promise<KeyRow | undefined> {
  try {
    const inserted = await db('idempotency_keys')
      .insert({ scope_key: id, request_hash: requestHash })
      .onConflict('scope_key')
      .ignore()
      .returning('scope_key')
    if (inserted.length > 0) return undefined
  } catch (error) {
    if (isBusy(error)) throw new AppError('IN_PROGRESS', { retryAfterS: 1 })
    throw error
  }
  return db<KeyRow>('idempotency_keys').where({ scope_key: id }).first()
}

function replay<T>(
  row: KeyRow,
  { requestHash, onReplay }: Pick<OnceInput, 'onReplay'> & { requestHash: string },
): T {
  if (row.request_hash !== requestHash) throw new AppError('IDEMPOTENCY_MISMATCH')
  if (row.status === null) throw new AppError('IN_PROGRESS', { retryAfterS: 1 })
  onReplay?.()
  if (row.status < 400) return row.answer as T
  const failure = row.answer as StoredFailure
  throw new AppError(failure.code, { message: failure.message, data: failure.data })
}

/**
 * Runs `work` once per key, in a transaction that also keeps its answer; a repeat gets that answer
 * again, also when it was a refusal (but not for a request that was not valid). Throws
 * IDEMPOTENCY_MISMATCH for another request under the key, IN_PROGRESS when the first still runs
 * after the lock timeout.
 */
export async function once<T>(db: Db, input: OnceInput, work: (db: Db) => Promise<T>): Promise<T> {
  const id = scopeKey(input)
  if (id === undefined) return db.transaction(work)
  const requestHash = hash(JSON.stringify(input.request))
  const outcome = await db.transaction(async trx => {
    const known = await claim(trx, id, requestHash)
    if (known) return { answer: replay<T>(known, { ...input, requestHash }) }
    return settle(trx, id, work)
  })
  if ('refusal' in outcome) throw outcome.refusal
  return outcome.answer
}

async function settle<T>(trx: Db, id: string, work: (db: Db) => Promise<T>) {
  const keep = (status: number, answer: unknown) =>
    trx('idempotency_keys')
      .where({ scope_key: id })
      .update({ status, answer: JSON.stringify(answer) })
  try {
    // A savepoint: a refusal undoes the work but not the key.
    const answer = await trx.transaction(work)
    await keep(200, answer)
    return { answer }
  } catch (error) {
    // A request that was not valid did not count: its key is free for a better one.
    if (!(error instanceof AppError) || error.status === 400 || error.status >= 500) throw error
    const { message, code, details } = error
    await keep(error.status, { code, message, data: details.data } satisfies StoredFailure)
    return { refusal: error }
  }
}

/** Removes at most `limit` stored responses to requests that came before then; returns how many. */
export function removeOldKeys(db: Db, before: Date, limit: number): Promise<number> {
  return deleteBatch(db, { table: 'idempotency_keys', limit }, rows =>
    rows.where('created_at', '<', before),
  )
}
