const day = new Intl.DateTimeFormat('en-SG', { day: 'numeric', month: 'short' })

/** Formats an ISO date as '12 Nov'. */
export function formatDay(time: string): string {
  return day.format(new Date(time))
}
