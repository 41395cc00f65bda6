/** A pickup for a calendar. */
interface Pickup {
  /** Id of the offering, so that importing it again replaces the event. */
  id: string
  at: Date
  place: string
  /** 'Pick up: Wooden cot'. */
  summary: string
  /** URL of the page about it. */
  url?: string
}

const LINE_BYTES = 75
const PICKUP_MINUTES = 30

const utc = (date: Date) => date.toISOString().replace(/[-:]|\.\d{3}/g, '')

/** Escapes a TEXT value (RFC 5545 3.3.11); other control characters are not allowed in it. */
const escapeText = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n|\u2028|\u2029/g, '\\n')
    .replace(/\p{Cc}/gu, '')

/** Folds a content line at 75 octets, never within a character (RFC 5545 3.1). */
function fold(line: string): string {
  const encoder = new TextEncoder()
  const lines: string[] = []
  let [current, bytes] = ['', 0]
  for (const character of line) {
    const size = encoder.encode(character).length
    if (bytes + size > LINE_BYTES) {
      lines.push(current)
      // The space that marks a continuation counts too.
      ;[current, bytes] = [' ', 1]
    }
    current += character
    bytes += size
  }
  return [...lines, current].join('\r\n')
}

/** Returns a pickup as a calendar file (RFC 5545) with one event of half an hour. */
export function pickupCalendar({ id, at, place, summary, url }: Pickup, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Baby Registry//Pickup//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:pickup-${id}@baby-registry`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(at)}`,
    `DURATION:PT${PICKUP_MINUTES}M`,
    `SUMMARY:${escapeText(summary)}`,
    `LOCATION:${escapeText(place)}`,
    ...(url ? [`URL:${url}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}
