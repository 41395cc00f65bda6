const MINUTE_MS = 60_000
const UNITS = [
  ['day', 24 * 60 * MINUTE_MS],
  ['hour', 60 * MINUTE_MS],
  ['minute', MINUTE_MS],
] as const

/** Returns an age in its largest whole unit; undefined below one minute, for future and invalid timestamps. */
export function ageInUnits(timestamp: string, nowMs: number) {
  const age = nowMs - Date.parse(timestamp)
  const found = UNITS.find(([, ms]) => age >= ms)
  return found && { unit: found[0], count: Math.floor(age / found[1]) }
}
