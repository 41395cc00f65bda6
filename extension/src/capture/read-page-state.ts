/**
 * Runs inside the page's own world, so it stands alone and touches nothing of ours: gives what the
 * scripts of Lazada's platform and of Shopee hold about the product, as JSON text in the shapes that
 * their retailers read. Nothing is called there and whatever goes wrong means that there is nothing.
 */
export function readPageState(): string | null {
  const at = (start: unknown, ...path: string[]): unknown =>
    path.reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
      start,
    )
  const lazada = () => {
    const fields = at(globalThis, '__moduleData__', 'data', 'root', 'fields')
    const wanted = ['product', 'primaryKey', 'skuInfos', 'skuGalleries', 'tracking', 'Breadcrumb']
    const picked = Object.fromEntries(wanted.map(name => [name, at(fields, name)]))
    return fields ? { data: { root: { fields: picked } } } : undefined
  }
  // Shopee's first answer, cached by '<shop>/<item>'; inferred from its scripts, not seen in a saved page.
  const shopee = () => {
    const [, shop, item] = /[-/](?:i\.)?(\d+)[./](\d+)\/?$/.exec(location.pathname) ?? []
    for (const script of document.querySelectorAll('script[type="text/mfe-initial-data"]')) {
      const state = at(JSON.parse(script.textContent), 'initialState', 'DOMAIN_PDP', 'data')
      const answer = at(state, 'PDP_BFF_DATA', 'cachedMap', `${shop}/${item}`)
      if (answer) return { data: answer }
    }
    return undefined
  }
  try {
    return JSON.stringify(lazada() ?? shopee() ?? null)
  } catch {
    return null
  }
}
