import { extractSharedUrl } from '@registry/shared/sharing/extract-shared-url'
import { paths } from '../../../lib/url/paths.ts'

/**
 * Returns the path that visitors without a session are sent to with a shared link: the dashboard,
 * which asks them to sign in.
 */
export function signInPathForLink(url: string): string {
  return `${paths.dashboard}?redirect=${paths.shareProduct}&url=${encodeURIComponent(url)}`
}

/**
 * Returns the path of the share page with the shared link after signing in, from the query written
 * by `signInPathForLink`. Accepts no other target, to prevent open redirects.
 */
export function sharedLinkPath(query: URLSearchParams): string | undefined {
  if (query.get('redirect') !== paths.shareProduct) return undefined
  const shared = extractSharedUrl({ url: query.get('url') })
  if (!('url' in shared)) return undefined
  return `${paths.shareProduct}?url=${encodeURIComponent(shared.url)}`
}
