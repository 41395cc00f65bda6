const day = new Intl.DateTimeFormat('en-SG', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})

/** A calendar day as people write it: 'Sat, 5 Dec' for '2026-12-05'. */
export function formatDay(date: string): string {
  return day.format(new Date(`${date}T00:00:00Z`))
}

/** This device's day, as date fields write it. */
export function todayInputValue(now = new Date()): string {
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
  return parts.map(part => String(part).padStart(2, '0')).join('-')
}
