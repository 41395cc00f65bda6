/**
 * Returns the query parameters of a URL in order. Uses forEach, since Firefox blocks the iterators of
 * URLSearchParams for content scripts.
 */
export function queryPairs({ searchParams }: URL): (readonly [name: string, value: string])[] {
  const pairs: (readonly [string, string])[] = []
  searchParams.forEach((value, name) => {
    pairs.push([name, value])
  })
  return pairs
}
