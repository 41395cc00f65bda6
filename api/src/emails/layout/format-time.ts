const singapore = new Intl.DateTimeFormat('en-SG', {
  dateStyle: 'long',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: 'Asia/Singapore',
})

/** Formats a time in Singapore: '20 November 2026 at 18:00 (Singapore time, UTC+8)'. */
export function formatTime(moment: Date): string {
  return `${singapore.format(moment)} (Singapore time, UTC+8)`
}
