export type GuestPlace = 'singapore' | 'india' | 'elsewhere' | 'unknown'

const PLACES: Partial<Record<string, GuestPlace>> = {
  'Asia/Singapore': 'singapore',
  Singapore: 'singapore',
  'Asia/Kolkata': 'india',
  'Asia/Calcutta': 'india',
}
/** Time zones of browsers that hide the location. */
const NOWHERE = /^(?:UTC|GMT|Etc\/.*)?$/

/** Returns where the visitor pays from, judged by the device's time zone. */
export function guestPlace(
  timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone ?? '',
): GuestPlace {
  return PLACES[timeZone] ?? (NOWHERE.test(timeZone) ? 'unknown' : 'elsewhere')
}
