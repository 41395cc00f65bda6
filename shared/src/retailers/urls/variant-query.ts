/** Returns the named parameters of a URL as a query string, in the order of `names`; empty if it has none. */
export function variantQuery(url: URL, names: readonly string[]): string {
  const kept = names.flatMap(name => {
    const value = url.searchParams.get(name)
    return value ? [[name, value]] : []
  })
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : ''
}
