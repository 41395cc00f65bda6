export type GuestPlace = 'singapore' | 'india' | 'elsewhere' | 'unknown'

const PLACES: Partial<Record<string, GuestPlace>> = {
  'Asia/Singapore': 'singapore',
  Singapore: 'singapore',
  'Asia/Kolkata': 'india',
  'Asia/Calcutta': 'india',
}
/** What a browser says that keeps its place to itself. */
const NOWHERE = /^(?:UTC|GMT|Etc\/.*)?$/

/** Where a guest pays from, as far as the clock of the device tells. */
export function guestPlace(
  timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone ?? '',
): GuestPlace {
  return PLACES[timeZone] ?? (NOWHERE.test(timeZone) ? 'unknown' : 'elsewhere')
}
