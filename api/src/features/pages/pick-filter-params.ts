/** What of an address changes the list itself; the rest is for the browser alone. */
const FILTERS = ['category', 'status'] as const
/** No category's name is longer. */
const MAX_LENGTH = 80

/** The part of a query that names a filter, so that the server draws the list that was asked for. */
export function pickFilterParams(query: string): string {
  const asked = new URLSearchParams(query)
  const kept = new URLSearchParams()
  for (const name of FILTERS) {
    const value = asked.get(name)
    if (value && value.length <= MAX_LENGTH) kept.set(name, value)
  }
  return kept.toString()
}
