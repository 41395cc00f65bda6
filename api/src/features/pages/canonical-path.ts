import { APP_PATHS, SIDE_PATHS } from './page-paths.ts'

const PAGES: ReadonlySet<string> = new Set([...APP_PATHS, ...SIDE_PATHS, '/registry'])
const REGISTRY = /^\/registry(\/[^/]+)$/i

function withoutSlashes(path: string): string {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}

/** The one address of the page that is meant: in lower case, without a slash at its end. Undefined for no page. */
export function canonicalPath(path: string): string | undefined {
  const bare = withoutSlashes(path)
  const registry = REGISTRY.exec(bare)
  // Whether a slug is known in lower case is for its registry to say.
  if (registry) return `/registry${registry[1]}`
  const lower = bare.toLowerCase()
  return PAGES.has(lower) ? lower : undefined
}
