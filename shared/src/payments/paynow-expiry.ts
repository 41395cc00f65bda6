const VALID_MS = 30 * 24 * 60 * 60 * 1000

const singaporeDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Singapore',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The last day of a code made now, YYYYMMDD in Singapore, 30 days ahead: a saved code outlives the page. */
export function paynowExpiry(now: Date): string {
  return singaporeDay.format(now.getTime() + VALID_MS).replace(/\D/g, '')
}
