import { once } from '../lazy/once.ts'

const VALID_MS = 365 * 24 * 60 * 60 * 1000

const singaporeDay = once(
  () =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone: 'Asia/Singapore',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }),
)

/**
 * Returns the expiry date of a code, YYYYMMDD in Singapore: a year ahead, since people save and print
 * codes.
 */
export function paynowExpiry(now: Date): string {
  return singaporeDay()
    .format(now.getTime() + VALID_MS)
    .replace(/\D/g, '')
}
