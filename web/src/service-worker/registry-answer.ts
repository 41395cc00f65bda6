const REGISTRY = /^\/registry\/[a-z0-9-]{3,50}$/
const FILE = /^\/(?:assets|images|icons)(?:\/[\w-][\w.-]*)+$/

/** Whether this is the address of a registry, whatever is asked of it. */
export const isRegistry = ({ pathname }: { pathname: string }) => REGISTRY.test(pathname)

/** What a registry's page is made of besides itself: files that are the same for everybody. */
export const isPartOfPage = (path: string) => FILE.test(path)

/** What becomes of the copy of a registry after the server's answer to the same address. */
export type Fate = 'keep' | 'forget' | 'leave'

/**
 * A page for everybody takes the place of the copy. One that is gone, hidden or moved ends it; a server
 * in trouble changes nothing.
 */
export function fateOf(answer: Pick<Response, 'status' | 'type' | 'headers'>): Fate {
  const { status, type, headers } = answer
  if (status === 404 || status === 410 || type === 'opaqueredirect') return 'forget'
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false
  if (status !== 200 || type !== 'basic' || !isPage) return 'leave'
  return /no-store|private/.test(headers.get('cache-control') ?? '') ? 'forget' : 'keep'
}
