const REGISTRY = /^\/registry\/[a-z0-9-]{3,50}$/
const FILE = /^\/(?:assets|images|icons)(?:\/[\w-][\w.-]*)+$/

/** Returns whether the path is a registry's; the query string is ignored. */
export const isRegistry = ({ pathname }: { pathname: string }) => REGISTRY.test(pathname)

/** Returns whether the path is a public static file of a page. */
export const isPublicFile = (path: string) => FILE.test(path)

/** Statuses of a proxy without an api, and of an api without its database. */
const OUTAGE = [502, 503, 504]

/** Returns whether the server is unavailable for a while, so that a cached page is better than this response. */
export const isOutage = ({ status }: Pick<Response, 'status'>) => OUTAGE.includes(status)

/** Effect of a server response on the cached registry with the same path. */
type CacheEffect = 'keep' | 'forget' | 'leave'

/**
 * Returns `keep` for a public page, `forget` for a removed, hidden or redirected one, and `leave` for
 * server errors.
 */
export function cacheEffectOf(answer: Pick<Response, 'status' | 'type' | 'headers'>): CacheEffect {
  const { status, type, headers } = answer
  if (status === 404 || status === 410 || type === 'opaqueredirect') return 'forget'
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false
  if (status !== 200 || type !== 'basic' || !isPage) return 'leave'
  return /no-store|private/.test(headers.get('cache-control') ?? '') ? 'forget' : 'keep'
}
