const REGISTRY = /^\/registry\/[^/]+\/?$/
const PLAIN = /^\/[a-z-]*$/

/**
 * Returns a URL reduced to origin and path for analytics: removes slug, query string and fragment, and
 * unknown paths, which may contain tokens.
 */
export function cleanLocation(href: string): string {
  const { origin, pathname } = new URL(href)
  if (REGISTRY.test(pathname)) return `${origin}/registry/:slug`
  return origin + (PLAIN.test(pathname) ? pathname : '/other')
}
