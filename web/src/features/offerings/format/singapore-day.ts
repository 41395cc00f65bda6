import { once } from '@registry/shared/lazy/once'

/** Formats a moment as '28 Nov 2026', the day in Singapore. */
export const singaporeDay = once(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'Asia/Singapore',
    }),
)

/** Formats '2026-11-28' as '28 Nov 2026'; returns other text unchanged. */
export function formatDate(date: string): string {
  const at = new Date(`${date}T12:00:00+08:00`)
  return Number.isNaN(at.getTime()) ? date : singaporeDay().format(at)
}
