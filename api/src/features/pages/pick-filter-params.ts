/** Query parameters that change the rendered list; others are only read by the browser. */
const FILTERS = ['category', 'status', 'page'] as const
/** Upper bound of a value's length, above that of any category name. */
const MAX_LENGTH = 80

/** Returns the filter parameters of a query string, so that the server renders the filtered list. */
export function pickFilterParams(query: string): string {
  const asked = new URLSearchParams(query)
  const kept = new URLSearchParams()
  for (const name of FILTERS) {
    const value = asked.get(name)
    if (value && value.length <= MAX_LENGTH) kept.set(name, value)
  }
  return kept.toString()
}
