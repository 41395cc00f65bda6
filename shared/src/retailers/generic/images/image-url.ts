import { decodeEntities } from '../../../html/decode-entities.ts'
import { parseUrl } from '../../../text/parse-url.ts'

const NOT_A_PRODUCT =
  /logo|placeholder|no[-_]?image|noimg|spacer|pixel|blank|sprite|favicon|default[-_]?(?:image|og)|og[-_]?image[-_]?default|loading|transparent|badge|payment|\/flags?\/|avatar|icon[-_./s]|(?:default[-_])?lazy(?:load)?(?=[-_.])|\/na\d{2,4}x\d+|oeko-?tex|swatch|coming[-_]?soon|trustpilot|\.svg(?:$|\?)|\.gif(?:$|\?)/i

/** Maximum length of a URL in an item, after percent-encoding. */
const MAX_LENGTH = 2_048

/** Returns an absolute http(s) URL of an image that an item can have, with common errors repaired; undefined if it is invalid. */
export function toImageUrl(text: string | undefined, pageUrl: string): string | undefined {
  const tidy = text && decodeEntities(text.trim())
  if (!tidy || tidy.length > MAX_LENGTH || /^(?:data|blob|javascript|about):/i.test(tidy))
    return undefined
  const mended = tidy
    .replace(
      /^(?:(https?):)?\/{2,}(?:https?:\/{2,})?/i,
      (_, scheme: string | undefined) => `${scheme ?? 'https'}://`,
    )
    .replace(/\s/g, '%20')
  const url = parseUrl(mended, pageUrl)
  if (!url) return undefined
  // Upgrades to https, except for a server with an explicit port.
  if (url.protocol === 'http:' && url.port === '') url.protocol = 'https:'
  const isUsable = !url.username && !url.password && url.href.length <= MAX_LENGTH
  return isUsable && /^https?:$/.test(url.protocol) && url.pathname.length > 1
    ? url.href
    : undefined
}

/** Images for social sharing: rarely just the product, but better than a logo. */
const SHARING_IMAGE =
  /social[-_]?(?:share|banner|image|media)|(?:^|[-_/.])(?:fb|facebook|og|sns|kakao|line|share|sharing|opengraph)[-_]?(?:share|sharing|image|img|banner|cover|thumb|default)?\.(?:jpe?g|png|webp)|share[-_]image|(?:^|[-_/.])banners?(?=[-_/.\d])|(?:site|shop|store)[-_]?(?:cover|image|banner)/i

/** Hosts of video thumbnails. */
const VIDEO_THUMBNAIL_HOST = /(?:^|\.)(?:ytimg|youtube|vimeocdn)\.com$/i

/**
 * Returns 1 for URLs of logos, badges and placeholders, 0.5 for sharing images and video thumbnails,
 * otherwise 0.
 */
export function decorationScore(address: string): number {
  const url = parseUrl(address)
  const path = url ? url.pathname + url.search : address
  if (url && VIDEO_THUMBNAIL_HOST.test(url.hostname)) return 0.5
  if (NOT_A_PRODUCT.test(path)) return 1
  return SHARING_IMAGE.test(path) ? 0.5 : 0
}
