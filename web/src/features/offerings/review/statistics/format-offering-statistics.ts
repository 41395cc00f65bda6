import { once } from '@registry/shared/lazy/once'
import { offeringFiguresMessages as t } from '@registry/shared/messages/offerings/offering-figures'

/** A named count, such as the offerings of one month or category. */
export interface NamedCount {
  name: string
  count: number
}

const MAX_SHARES = 5
const DAY_H = 24
const month = once(
  () => new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' }),
)

/** Formats '2026-11' as 'Nov 2026'. */
export function formatMonth(yearAndMonth: string): string {
  return month().format(new Date(`${yearAndMonth}-01T00:00:00Z`))
}

/** Returns the five largest shares, largest first. */
export function largestShares(shares: readonly NamedCount[]): NamedCount[] {
  return shares.toSorted((one, other) => other.count - one.count).slice(0, MAX_SHARES)
}

/** Formats the median review time, rounded up; undefined when nothing was reviewed yet. */
export function formatReviewTime(medianHours: number | null): string | undefined {
  if (medianHours === null) return undefined
  if (medianHours <= 1) return t.underAnHour
  if (medianHours < DAY_H) return t.hours(Math.ceil(medianHours))
  return t.days(Math.ceil(medianHours / DAY_H))
}
