const MINUTE_MS = 60_000
const WINDOW_MS = 15 * MINUTE_MS
const LONGEST_DELAY_MS = 60 * MINUTE_MS
const MEMORY_MS = 24 * 60 * MINUTE_MS

/** Wrong passwords in a row, for one account from one network. */
export interface Failures {
  count: number
  firstAt: Date
  lastAt: Date
}

const since = (then: Date, now: Date) => now.getTime() - then.getTime()

/**
 * Milliseconds until another password may be tried: none for the first `free` tries, then 15
 * minutes, 30, and never more than an hour, so that nobody can lock the owner out for good.
 */
export function delayMs({ count, lastAt }: Failures, now: Date, free: number): number {
  if (count < free) return 0
  const delay = Math.min(WINDOW_MS * 2 ** (count - free), LONGEST_DELAY_MS)
  return Math.max(0, delay - since(lastAt, now))
}

/** The failures after one more. A few are forgotten after 15 minutes, many after a day. */
export function withFailure(failures: Failures, now: Date, free: number): Failures {
  const { count, firstAt, lastAt } = failures
  const isOver = count < free ? since(firstAt, now) >= WINDOW_MS : since(lastAt, now) >= MEMORY_MS
  if (isOver || count === 0) return { count: 1, firstAt: now, lastAt: now }
  return { count: count + 1, firstAt, lastAt: now }
}
