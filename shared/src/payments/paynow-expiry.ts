const VALID_MS = 365 * 24 * 60 * 60 * 1000

const singaporeDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Singapore',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/**
 * The last day of a code made now, YYYYMMDD in Singapore, a year ahead: a code that someone saved or
 * printed outlives the page and the shower.
 */
export function paynowExpiry(now: Date): string {
  return singaporeDay.format(now.getTime() + VALID_MS).replace(/\D/g, '')
}
