/** Seconds after which somebody who met an outage may come again. */
export const OUTAGE_RETRY_S = 2

const UNREACHABLE = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT'])

// PostgreSQL: connection exceptions, operator intervention, out of resources, lock not available.
const OUTAGE_CLASSES = /^(08|53|57P|55P03|57014)/

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
}

/** Whether an error says that the database is away or too busy, rather than that we are wrong. */
export function isOutage(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isOutage)
  if (!(error instanceof Error)) return false
  if (error.name === 'KnexTimeoutError') return true
  if (/Connection terminated|timeout exceeded when trying to connect/.test(error.message))
    return true
  const code = codeOf(error)
  return UNREACHABLE.has(code) || OUTAGE_CLASSES.test(code)
}
