/** Retry-After in seconds of a request that failed because of an outage. */
export const OUTAGE_RETRY_S = 2

const UNREACHABLE = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['EPIPE', 'ETIMEDOUT'],
])

/** Messages of driver and pool errors without a code. Knex puts the statement before them. */
const DRIVER_ERRORS =
  /(^| - )(Connection terminated|Client .* is not queryable|Query read timeout|timeout (expired|exceeded))/

/**
 * SQLSTATE prefixes: connection exceptions, conflicting transactions (already retried), terminated idle
 * transactions, insufficient resources, operator intervention, lock timeouts.
 */
const OUTAGE_CLASSES = /^(08|25006|25P0[34]|40001|40P01|53|57P|57014|55P03)/

/** SQLSTATE of serialization failures and deadlocks: the same transaction may succeed when it runs again. */
const CONFLICTS = new Set(['40001', '40P01'])

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
}

/** Whether PostgreSQL rolled a transaction back because of a concurrent one, so that it may run again. */
export const isConflict = (error: unknown): boolean => CONFLICTS.has(codeOf(error))

/** Whether a lock was not free within the limit. */
export const isLocked = (error: unknown): boolean => codeOf(error) === '55P03'

/** Whether an error means that the database is unreachable or too busy, not that the query is wrong. */
export function isOutage(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isOutage)
  if (!(error instanceof Error)) return false
  if (error.name === 'KnexTimeoutError' || DRIVER_ERRORS.test(error.message)) return true
  const code = codeOf(error)
  // Connecting to the missing socket file of a stopped server.
  if (code === 'ENOENT') return 'syscall' in error && error.syscall === 'connect'
  return UNREACHABLE.has(code) || OUTAGE_CLASSES.test(code)
}
