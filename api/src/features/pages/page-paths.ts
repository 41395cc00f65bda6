/** Paths of the owner's area: one HTML page with a client-side router. */
export const APP_PATHS = [
  '/admin',
  '/dashboard',
  '/registry-settings',
  '/to-confirm',
  '/thank-yous',
  '/registry-card',
  '/scraping-logs',
  '/share-product',
  '/notification',
  '/verify-email',
  '/reset-password',
]

/** Paths of the public pages besides registries. */
const SIDE_PATHS = [
  '/create-registry',
  '/extension',
  '/offline',
  '/privacy',
  '/supported-features',
] as const

const PAGES: ReadonlySet<string> = new Set([...APP_PATHS, ...SIDE_PATHS, '/registry'])
const REGISTRY = /^\/registry(\/[^/]+)$/i

function withoutSlashes(path: string): string {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}

/**
 * Returns the canonical path of a page: lower case, without trailing slashes. Undefined if there is no such
 * page.
 */
export function canonicalPath(path: string): string | undefined {
  const bare = withoutSlashes(path)
  const registry = REGISTRY.exec(bare)
  // Whether a slug exists in lower case needs a database lookup, so its case stays.
  if (registry) return `/registry${registry[1]}`
  const lower = bare.toLowerCase()
  return PAGES.has(lower) ? lower : undefined
}
