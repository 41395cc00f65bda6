import { sharedUrl } from '@registry/shared/sharing/shared-url'
import type { Context } from 'koa'

const SHARE = '/share-product'

/** Whose link or script caused the visit, as the browser says it; what a phone shares has no page. */
const FOREIGN = ['cross-site', 'same-site']

/**
 * Where a link on somebody else's page leads that would add a product to the registry of whoever follows
 * it: to the form with the product's link, which adds nothing by itself. Undefined for other visits.
 */
export function crossSiteShareRedirect(ctx: Context): string | undefined {
  if (!FOREIGN.includes(ctx.get('sec-fetch-site'))) return undefined
  const query = new URLSearchParams(ctx.querystring)
  if (ctx.path !== SHARE && query.get('redirect') !== SHARE) return undefined
  const [url, text, title] = ['url', 'text', 'title'].map(name => query.get(name))
  const shared = sharedUrl({ url, text, title })
  if (!('url' in shared)) return undefined
  return `/dashboard?${new URLSearchParams({ addItem: 'true', url: shared.url })}`
}
