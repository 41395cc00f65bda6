/** The named parameters of an address as a query, in the order of the names; empty when it has none. */
export function variantQuery(url: URL, names: readonly string[]): string {
  const kept = names.flatMap(name => {
    const value = url.searchParams.get(name)
    return value ? [[name, value]] : []
  })
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : ''
}
