import { load } from 'cheerio'

/** Pages that only pass on are short; a longer one with a refresh is a page. In bytes. */
export const META_REFRESH_MAX_BYTES = 64_000
/** Above this many seconds a refresh reloads a page that is meant to be read. */
const MAX_DELAY_SECONDS = 5
const CONTENT = /^\s*(?<delay>\d+)(?:\.\d*)?\s*[;,]\s*(?:url\s*=\s*)?["']?(?<target>[^"']+)/i

/**
 * Where a short page sends its reader on by `<meta http-equiv="refresh">`, absolute, or undefined.
 * Shops' short links answer this way instead of with a redirect.
 */
export function metaRefreshTarget(html: string, base: URL): string | undefined {
  if (!/http-equiv/i.test(html)) return undefined
  const $ = load(html)
  const meta = $('meta[http-equiv="refresh" i]').filter(
    (_, one) => !$(one).closest('noscript').length,
  )
  const { delay, target } = CONTENT.exec(meta.first().attr('content') ?? '')?.groups ?? {}
  if (!target || Number(delay) > MAX_DELAY_SECONDS) return undefined
  const url = URL.parse(target.trim(), base)
  return url && url.href !== base.href ? url.href : undefined
}
