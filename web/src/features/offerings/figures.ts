import { offeringFiguresMessages as words } from '@registry/shared/messages/offering-figures'

/** A part of all that was offered. */
export interface Share {
  name: string
  count: number
}

const MOST = 5
const DAY_H = 24
const month = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' })

/** '2026-11' as 'Nov 2026'. */
export function monthInWords(yearAndMonth: string): string {
  return month.format(new Date(`${yearAndMonth}-01T00:00:00Z`))
}

/** The few with the most, the largest first. */
export function mostOf(shares: readonly Share[]): Share[] {
  return shares.toSorted((one, other) => other.count - one.count).slice(0, MOST)
}

/** How long an answer usually takes, rounded up; undefined while there was none. */
export function waitInWords(medianHours: number | null): string | undefined {
  if (medianHours === null) return undefined
  if (medianHours <= 1) return words.underAnHour
  if (medianHours < DAY_H) return words.hours(Math.ceil(medianHours))
  return words.days(Math.ceil(medianHours / DAY_H))
}
