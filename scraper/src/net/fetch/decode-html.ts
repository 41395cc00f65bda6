import { isUtf8 } from 'node:buffer'
import { getEncoding } from 'encoding-sniffer'

/**
 * Decodes HTML bytes: by byte order mark, the header's charset, then `<meta>` (WHATWG "determining the
 * character encoding"). Without a declaration UTF-8 if valid, else windows-1252. A declared charset is ignored
 * when it garbles most non-ASCII characters.
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

/** True when more characters failed to decode than non-ASCII characters decoded. */
function isBroken(text: string): boolean {
  const broken = text.match(/\ufffd/g)?.length ?? 0
  return broken > 0 && broken > (text.match(/[^\p{ASCII}\ufffd]/gu)?.length ?? 0)
}

function decodeOtherwise(body: Buffer): string {
  const encoding = getEncoding(body, { defaultEncoding: 'windows-1252' })
  return new TextDecoder(/^utf-?8$/i.test(encoding) ? 'windows-1252' : encoding).decode(body)
}
