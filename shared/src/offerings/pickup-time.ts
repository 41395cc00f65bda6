/** Offset of Singapore, which has no daylight saving time. Offering times are Singapore times. */
const SINGAPORE = '+08:00'

/** Returns the moment of a date (YYYY-MM-DD) and time (HH:MM) in Singapore; invalid dates give an invalid Date. */
export function pickupTime(date: string, time: string): Date {
  return new Date(`${date}T${time}:00${SINGAPORE}`)
}
