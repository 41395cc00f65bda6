/**
 * The names and values of an address's query, in its order. Firefox lets scripts in a page read them,
 * but by none of their iterators.
 */
export function queryPairs({ searchParams }: URL): (readonly [name: string, value: string])[] {
  const pairs: (readonly [string, string])[] = []
  searchParams.forEach((value, name) => {
    pairs.push([name, value])
  })
  return pairs
}
