export type VisitorLocation = 'singapore' | 'india' | 'elsewhere' | 'unknown'

const LOCATIONS: Partial<Record<string, VisitorLocation>> = {
  'Asia/Singapore': 'singapore',
  Singapore: 'singapore',
  'Asia/Kolkata': 'india',
  'Asia/Calcutta': 'india',
}
/** Time zones of browsers that hide the location. */
const HIDDEN_TIME_ZONE = /^(?:UTC|GMT|Etc\/.*)?$/

/** Returns where the visitor pays from, judged by the device's time zone. */
export function visitorLocation(
  timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone ?? '',
): VisitorLocation {
  return LOCATIONS[timeZone] ?? (HIDDEN_TIME_ZONE.test(timeZone) ? 'unknown' : 'elsewhere')
}
