import { extractSharedUrl } from '@registry/shared/sharing/extract-shared-url'
import type { Context } from 'koa'

const SHARE = '/share-product'

/** Sec-Fetch-Site values of visits caused by another site; a share from the operating system has 'none'. */
const FOREIGN = ['cross-site', 'same-site']

/**
 * Returns the redirect for a link on another site that would add a product to the owner's registry at once: the
 * item form with the product's URL, so that nothing is added without confirmation. Undefined for other
 * requests.
 */
export function crossSiteShareRedirect(ctx: Context): string | undefined {
  if (!FOREIGN.includes(ctx.get('sec-fetch-site'))) return undefined
  const query = new URLSearchParams(ctx.querystring)
  if (ctx.path !== SHARE && query.get('redirect') !== SHARE) return undefined
  const [url, text, title] = ['url', 'text', 'title'].map(name => query.get(name))
  const shared = extractSharedUrl({ url, text, title })
  if (!('url' in shared)) return undefined
  return `/dashboard?${new URLSearchParams({ addItem: 'true', url: shared.url })}`
}
