const REGISTRY = /^\/registry\/[^/]+\/?$/
const PLAIN = /^\/[a-z-]*$/

/**
 * An address as statistics may know it: whose registry, what was searched or shared, tokens and
 * everything behind the path stay out.
 */
export function cleanLocation(href: string): string {
  const { origin, pathname } = new URL(href)
  if (REGISTRY.test(pathname)) return `${origin}/registry/:slug`
  return origin + (PLAIN.test(pathname) ? pathname : '/other')
}
