/**
 * Reads the product from the state of Lazada's scripts, as JSON text; null if that fails. Runs in the
 * page's main world, so it must not use imports. The output is limited, because a hostile page can return
 * endless objects; its content is untrusted.
 */
export function readLazadaState(): string | null {
  const MAX_LENGTH = 2_000_000
  const WANTED = 'product primaryKey skuInfos skuGalleries productOption tracking Breadcrumb'
  const at = (start: unknown, ...path: string[]): unknown =>
    path.reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
      start,
    )
  let left = 60_000
  const bounded = (_key: string, value: unknown): unknown => {
    left -= 1
    if (left < 0) return undefined
    if (typeof value === 'string') return value.slice(0, 20_000)
    return Array.isArray(value) && value.length > 1000 ? value.slice(0, 1000) : value
  }
  try {
    const fields = at(globalThis, '__moduleData__', 'data', 'root', 'fields')
    if (!fields) return null
    const picked = Object.fromEntries(WANTED.split(' ').map(name => [name, at(fields, name)]))
    const written: unknown = JSON.stringify({ data: { root: { fields: picked } } }, bounded)
    // The page can replace JSON.stringify, but not the length of the string that it returns.
    return typeof written === 'string' && written.length <= MAX_LENGTH ? written : null
  } catch {
    return null
  }
}
