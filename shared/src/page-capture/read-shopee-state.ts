/**
 * Reads the item of the URL from Shopee's page state, as JSON text in the shape of Shopee's API response;
 * null if that fails. Runs in the page's main world, so it must not use imports. The React components
 * around the heading have the item, also after client-side navigation; the first response is in a script
 * under '<shop>/<item>'. Both locations are inferred from the framework, not from a saved page. The
 * output is limited.
 */
export function readShopeeState(): string | null {
  const MAX_LENGTH = 2_000_000
  const WANTED =
    'item_id itemid title name currency description price price_min price_max price_before_discount images models tier_variations fe_categories'
  let left = 60_000
  const at = (start: unknown, ...path: string[]): unknown =>
    path.reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
      start,
    )
  const bounded = (_key: string, value: unknown): unknown => {
    left -= 1
    if (left < 0) return undefined
    if (typeof value === 'string') return value.slice(0, 20_000)
    return Array.isArray(value) && value.length > 1000 ? value.slice(0, 1000) : value
  }
  // Unencoded slugs can contain '?' and '#'.
  const places = [location.pathname, location.search + location.hash]
  const ids = places.map(place => /.*(?:-i\.|\/product\/)(\d+)[./](\d+)/.exec(place)).find(Boolean)
  const [, shop, item] = ids ?? []
  const find = (value: unknown, depth: number): unknown => {
    left -= 1
    if (typeof value !== 'object' || value === null || depth > 4 || left < 0) return undefined
    const isItem = String(at(value, 'item_id') ?? at(value, 'itemid')) === item
    if (isItem && at(value, 'price') && Array.isArray(at(value, 'images'))) return value
    if (at(value, 'nodeType') || Array.isArray(value)) return undefined
    for (const key of Object.keys(value).slice(0, 60)) {
      const found = key.startsWith('_') ? undefined : find(Reflect.get(value, key), depth + 1)
      if (found) return found
    }
    return undefined
  }
  const fromComponents = (): unknown => {
    const heading = document.querySelector('h1') ?? {}
    const key = Object.keys(heading).find(name => /^__react(?:Fiber|Internal)/.test(name)) ?? ''
    let fiber = at(heading, key)
    let found: unknown
    for (let level = 0; fiber && !found && level < 80; level++) {
      found = find(at(fiber, 'memoizedProps'), 0)
      fiber = at(fiber, 'return')
    }
    return found
  }
  const fromScripts = (): unknown => {
    for (const script of document.querySelectorAll('script[type="text/mfe-initial-data"]')) {
      const state = at(JSON.parse(script.textContent), 'initialState', 'DOMAIN_PDP', 'data')
      const found = find(at(state, 'PDP_BFF_DATA', 'cachedMap', `${shop}/${item}`), 0)
      if (found) return found
    }
    return undefined
  }
  try {
    const found = item ? (fromComponents() ?? fromScripts()) : undefined
    if (!found) return null
    const picked = Object.fromEntries(WANTED.split(' ').map(name => [name, at(found, name)]))
    left = 60_000
    const written: unknown = JSON.stringify({ data: { item: picked } }, bounded)
    // The page can replace JSON.stringify, but not the length of the string that it returns.
    return typeof written === 'string' && written.length <= MAX_LENGTH ? written : null
  } catch {
    return null
  }
}
