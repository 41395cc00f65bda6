import { load } from 'cheerio'

/** Maximum size in bytes of a page that is only a redirect. */
export const META_REFRESH_MAX_BYTES = 64_000
/** Above this delay in seconds the refresh reloads a page meant to be read. */
const MAX_DELAY_SECONDS = 5
const CONTENT = /^\s*(?<delay>\d+)(?:\.\d*)?\s*[;,]\s*(?:url\s*=\s*)?["']?(?<target>[^"']+)/i

/**
 * Returns the absolute target of `<meta http-equiv="refresh">`, or undefined. Some retailers' short links use
 * it instead of an HTTP redirect.
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
