const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S

const count = (number: number, unit: string) => `${number} ${unit}${number === 1 ? '' : 's'}`

/** Formats a number of seconds, rounded up: '45 seconds', '1 minute', '2 hours'. */
export function formatWait(seconds: number): string {
  const whole = Math.max(1, Math.ceil(seconds))
  if (whole < MINUTE_S) return count(whole, 'second')
  if (whole < HOUR_S) return count(Math.ceil(whole / MINUTE_S), 'minute')
  return count(Math.ceil(whole / HOUR_S), 'hour')
}
