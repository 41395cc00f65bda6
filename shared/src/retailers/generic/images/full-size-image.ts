import { parseUrl } from '../../../text/parse-url.ts'
import { queryPairs } from '../../urls/query-pairs.ts'

interface Rewrite {
  /** Omitted for platforms on the retailers' own hosts. */
  host?: RegExp
  path: RegExp
  /** Matched against path and query; omitted if the query does not matter. */
  withQuery?: RegExp
  replacement: string
  /** Query parameter to keep: 'v' distinguishes versions of a file. */
  keep?: string
}

/**
 * Size notations in the URLs of image servers, with the notation of the largest size. The first that matches is
 * rewritten.
 */
const REWRITES: readonly Rewrite[] = [
  {
    host: /(?:media-amazon|ssl-images-amazon|images-amazon)\.com$/,
    path: /(?:\._[^/]*_)?(?=\.\w+$)/,
    replacement: '',
  },
  {
    host: /(?:lazcdn|slatic|alicdn)\.(?:com|net)$/,
    path: /(\.(?:jpe?g|png|webp))[._].*$/i,
    replacement: '$1',
  },
  {
    host: /susercontent\.com$|^cf\.shopee\./,
    path: /(\/file\/[\w-]+?)(?:_tn|@.*)?$/,
    replacement: '$1',
  },
  { host: /ikea\.(?:com|cn)$/, path: /_s[1-5](?=\.\w+$)/, replacement: '_s5' },
  // Shopify: with another width in the query, a size in the name is that of the file.
  {
    path: /\/cdn\/shop\/|\/s\/files\//,
    withQuery: /^(?![^?]*_(\d+)x\d*\.\w+\?(?:.*&)?width=\1(?!\d)).*[?&]width=/,
    replacement: '$&',
    keep: 'v',
  },
  // Both sides from 800 pixels, or one from 1200: may be the name of the original, and is large enough.
  {
    path: /\/(?:cdn\/shop|s\/files)\/.*_(?:(?:[89]\d\d|\d{4,})x(?:[89]\d\d|\d{4,})|(?:1[2-9]|[2-9]\d)\d\dx\d{2,}|\d{2,}x(?:1[2-9]|[2-9]\d)\d\d)(?=\.\w+$)/,
    replacement: '$&',
    keep: 'v',
  },
  {
    path: /(\/cdn\/shop\/|\/s\/files\/)(.*?)(?:_(?:\d+x\d*|x\d+|pico|icon|thumb|small|compact|medium|large|grande|master)(?:_crop_\w+)?(?:@\dx)?)?(?=\.\w+$)/,
    replacement: '$1$2',
    keep: 'v',
  },
  {
    path: /(\/wp-content\/uploads\/.*)-(?!(?:[89]\d\d|\d{4,})x(?:[89]\d\d|\d{4,})\.|(?:1[2-9]|[2-9]\d)\d\dx|\d{2,}x(?:1[2-9]|[2-9]\d)\d\d\.)\d{2,}x\d{2,}(?=\.\w+$)/,
    replacement: '$1',
  },
  {
    host: /bigcommerce\.com$/,
    path: /\/images\/stencil\/\d+x\d+\//,
    replacement: '/images/stencil/1280x1280/',
    keep: 'c',
  },
  {
    host: /bigcommerce\.com$/,
    path: /\.\d{2,4}\.\d{2,4}(?=\.\w+$)/,
    replacement: '.1280.1280',
    keep: 'c',
  },
  { path: /(\/dw\/image\/v2\/.*)$/, replacement: '$1' },
  { host: /ebayimg\.com$/, path: /\/s-l\d+(?=\.\w+$)/, replacement: '/s-l1600' },
  { host: /etsystatic\.com$/, path: /\/il_\d+x(?:\d+|N)\./, replacement: '/il_fullxfull.' },
  { host: /walmartimages\.com$/, path: /$/, replacement: '' },
]

/** Returns the URL of an image's largest version, unchanged for unknown servers. */
export function fullSizeImage(address: string): string {
  const original = lazadaOriginal(address)
  const url = parseUrl(original)
  if (!url) return address
  const rewrite = REWRITES.find(
    ({ host, path, withQuery }) =>
      (host?.test(url.hostname) ?? true) &&
      path.test(url.pathname) &&
      (withQuery?.test(url.pathname + url.search) ?? true),
  )
  if (!rewrite) return url.href
  url.pathname = url.pathname.replace(rewrite.path, rewrite.replacement)
  for (const [name] of queryPairs(url)) {
    if (name !== rewrite.keep) url.searchParams.delete(name)
  }
  return url.href
}

/** Lazada proxies other sellers' images: the path contains the original URL in base64. */
function lazadaOriginal(address: string): string {
  const packed = /lazcdn\.com\/3rd\/q\/([\w+/=-]+?)_\d+x\d+/.exec(address)?.[1]
  if (!packed) return address
  try {
    const plain = atob(packed.replace(/-/g, '+').replace(/_/g, '/'))
    return /^(?:https?:)?\/\//.test(plain) ? plain.replace(/^(?:https?:)?/, 'https:') : address
  } catch {
    return address
  }
}
