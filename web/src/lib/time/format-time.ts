/** In Singapore time, not in the device's time zone. */
const hour = new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Singapore',
})

/** Formats the time of day in Singapore as '9:12 am'. */
export function formatTime(timestamp: string): string {
  // Node and browsers put different space characters before 'AM'.
  return hour.format(new Date(timestamp)).toLowerCase().replace(/\s/u, ' ')
}
