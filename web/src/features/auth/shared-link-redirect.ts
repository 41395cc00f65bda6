import { sharedUrl } from '@registry/shared/sharing/shared-url'
import { paths } from '../../lib/paths.ts'

/** Where somebody who is not signed in goes with a shared link: the dashboard asks them to sign in. */
export function signInPathForLink(url: string): string {
  return `${paths.dashboard}?redirect=${paths.shareProduct}&url=${encodeURIComponent(url)}`
}

/**
 * Where a shared link waits to be gone on with after signing in, as `signInPathForLink` wrote it into the
 * address. That page alone: nobody is led anywhere else, whatever the address says.
 */
export function sharedLinkPath(query: URLSearchParams): string | undefined {
  if (query.get('redirect') !== paths.shareProduct) return undefined
  const shared = sharedUrl({ url: query.get('url') })
  if (!('url' in shared)) return undefined
  return `${paths.shareProduct}?url=${encodeURIComponent(shared.url)}`
}
