/** The registry's hour, not the device's. */
const hour = new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Singapore',
})

/** '9:12 am' in Singapore. */
export function formatTime(timestamp: string): string {
  // Node and browsers part the hour from 'AM' by blanks of different widths.
  return hour.format(new Date(timestamp)).toLowerCase().replace(/\s/u, ' ')
}
