import { isUtf8 } from 'node:buffer'
import { getEncoding } from 'encoding-sniffer'

/**
 * HTML bytes as text: by byte order mark, then the header's charset, then the page's own `<meta>`
 * (WHATWG "determining the character encoding"). A page that says nothing is read as UTF-8 when it is
 * valid UTF-8, as windows-1252 otherwise. A server that calls everything UTF-8 is not believed where
 * that breaks most letters beyond ASCII.
 */
export function decodeHtml(body: Buffer, contentType: string): string {
  const charset = /;\s*charset\s*=\s*["']?([^"';\s]+)/i.exec(contentType)?.[1]
  const encoding = getEncoding(body, {
    ...(charset && { transportLayerEncodingLabel: charset }),
    defaultEncoding: isUtf8(body) ? 'utf-8' : 'windows-1252',
  })
  const text = new TextDecoder(encoding).decode(body)
  return isBroken(text) ? decodeOtherwise(body) : text
}

/** More letters that could not be read than such beyond ASCII that could. */
function isBroken(text: string): boolean {
  const broken = text.match(/\ufffd/g)?.length ?? 0
  return broken > 0 && broken > (text.match(/[^\p{ASCII}\ufffd]/gu)?.length ?? 0)
}

function decodeOtherwise(body: Buffer): string {
  const encoding = getEncoding(body, { defaultEncoding: 'windows-1252' })
  return new TextDecoder(/^utf-?8$/i.test(encoding) ? 'windows-1252' : encoding).decode(body)
}
