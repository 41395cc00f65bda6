import { once } from '@registry/shared/lazy/once'

const day = once(
  () =>
    new Intl.DateTimeFormat('en-SG', {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
    }),
)

/** Formats a calendar date: 'Sat, 5 Dec' for '2026-12-05'. */
export function formatDay(date: string): string {
  return day().format(new Date(`${date}T00:00:00Z`))
}

/** Returns the device's local date in the format of date inputs. */
export function todayInputValue(now = new Date()): string {
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
  return parts.map(part => String(part).padStart(2, '0')).join('-')
}
