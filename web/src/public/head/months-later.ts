/** Adds months to a date (YYYY-MM-DD); uses the last day of the month if that day does not exist. */
export function monthsLater(day: string, months: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  const dayOfMonth = date.getUTCDate()
  date.setUTCMonth(date.getUTCMonth() + months)
  // A month without that day rolls over into the next one; day 0 is the last of the month before.
  if (date.getUTCDate() !== dayOfMonth) date.setUTCDate(0)
  return date.toISOString().slice(0, 10)
}
