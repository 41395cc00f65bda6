import { isUtf8 } from 'node:buffer'
import { getEncoding } from 'encoding-sniffer'

/**
 * HTML bytes as text: by byte order mark, then the header's charset, then the page's own `<meta>`
 * (WHATWG "determining the character encoding"). A page that says nothing is read as UTF-8 when it is
 * valid UTF-8, as windows-1252 otherwise.
 */
export function decodeHtml(body: Buffer, contentType: string): string {
  const charset = /;\s*charset\s*=\s*["']?([^"';\s]+)/i.exec(contentType)?.[1]
  const encoding = getEncoding(body, {
    ...(charset && { transportLayerEncodingLabel: charset }),
    defaultEncoding: isUtf8(body) ? 'utf-8' : 'windows-1252',
  })
  return new TextDecoder(encoding).decode(body)
}
