type Rewrite = readonly [
  host: RegExp,
  path: RegExp,
  replacement: string,
  dropQuery: boolean | RegExp,
]

/** How each picture server writes a size into an address, and what the largest one looks like. */
const REWRITES: readonly Rewrite[] = [
  [/(?:media-amazon|ssl-images-amazon|images-amazon)\.com$/, /\._[^/]*_(?=\.\w+$)/, '', true],
  [/(?:lazcdn|slatic|alicdn)\.(?:com|net)$/, /(\.(?:jpe?g|png|webp))[._].*$/i, '$1', true],
  [/susercontent\.com$|^cf\.shopee\./, /(\/file\/[\w-]+?)(?:_tn|@.*)?$/, '$1', true],
  [/ikea\.(?:com|cn)$/, /_s[1-5](?=\.\w+$)/, '_s5', true],
  [
    /^cdn\.shopify\.com$|./,
    /(\/cdn\/shop\/|\/s\/files\/)(.*?)_(?:\d+x\d*|x\d+|pico|icon|thumb|small|compact|medium|large|grande|master)(?:_crop_\w+)?(?:@\dx)?(?=\.\w+$)/,
    '$1$2',
    /^(?!v$)/,
  ],
  [/./, /(\/wp-content\/uploads\/.*)-\d{2,4}x\d{2,4}(?=\.\w+$)/, '$1', true],
  [
    /bigcommerce\.com$/,
    /\/(?:stencil|images\/stencil)\/\d+x\d+\//,
    '/images/stencil/1280x1280/',
    /^(?!c$)/,
  ],
  [/demandware\.static|./, /(\/dw\/image\/v2\/.*)$/, '$1', true],
  [/ebayimg\.com$/, /\/s-l\d+(?=\.\w+$)/, '/s-l1600', true],
  [/etsystatic\.com$/, /\/il_\d+x(?:\d+|N)\./, '/il_fullxfull.', true],
  [/walmartimages\.com$/, /$/, '', true],
  [/media-amazon\.com$/, /$/, '', true],
]

/** The address of the largest version of a picture; the address itself where no rule knows its server. */
export function fullSizeImage(address: string): string {
  const original = lazadaOriginal(address)
  if (!URL.canParse(original)) return address
  const url = new URL(original)
  for (const [host, path, replacement, query] of REWRITES) {
    if (!host.test(url.hostname) || !path.test(url.pathname)) continue
    url.pathname = url.pathname.replace(path, replacement)
    dropQuery(url, query)
    break
  }
  return url.href
}

function dropQuery(url: URL, which: boolean | RegExp): void {
  if (which === true) url.search = ''
  if (typeof which !== 'object') return
  for (const name of [...url.searchParams.keys()])
    if (which.test(name)) url.searchParams.delete(name)
}

/** Lazada wraps pictures of other sellers: the address is in the path, in base64. */
function lazadaOriginal(address: string): string {
  const packed = /lazcdn\.com\/3rd\/q\/([\w+/=-]+?)_\d+x\d+/.exec(address)?.[1]
  if (!packed) return address
  try {
    const plain = atob(packed.replace(/-/g, '+').replace(/_/g, '/'))
    return /^(?:https?:)?\/\//.test(plain) ? plain.replace(/^\/\//, 'https://') : address
  } catch {
    return address
  }
}
