import { promisify } from 'node:util'
import zlib from 'node:zlib'
import type { Context } from 'koa'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)
const zstd = promisify(zlib.zstdCompress)

/** Below this number of bytes compression saves nothing: the response fits into one network packet. */
export const COMPRESS_FROM = 1024

export type Encoding = 'br' | 'zstd' | 'gzip' | 'identity'

/** Compresses with Brotli at a level of quality from 0 to 11. */
export const compressBrotli = (bytes: Buffer, quality: number) =>
  brotli(bytes, {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })

const FAST_BROTLI = 4

const COMPRESS: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: bytes => compressBrotli(bytes, FAST_BROTLI),
  zstd: bytes => zstd(bytes),
  gzip: bytes => gzip(bytes),
  identity: async bytes => bytes,
}

/** Returns the bytes in an encoding, compressed quickly. */
export const compress = (bytes: Buffer, encoding: Encoding) => COMPRESS[encoding](bytes)

/** A text in the encoding that a client receives; short texts are not compressed. */
export interface EncodedText {
  bytes: Buffer
  encoding: Encoding
}

export async function encodeText(text: string, encoding: Encoding): Promise<EncodedText> {
  const bytes = Buffer.from(text)
  if (bytes.length < COMPRESS_FROM) return { bytes, encoding: 'identity' }
  return { bytes: await compress(bytes, encoding), encoding }
}

/**
 * Returns the encoding that the client prefers, or else the first offered one that it accepts; identity if it forbids
 * all (RFC 9110 12.5.3).
 */
export function negotiateEncoding(ctx: Context, offered: readonly Encoding[]): Encoding {
  const accepted = ctx.get('accept-encoding')
  if (!accepted) return 'identity'
  // Without weights the client has no preference, although the library takes the order of its list for one.
  const isEqual = !accepted.includes(';')
  const preferred = isEqual && offered.find(encoding => ctx.acceptsEncodings(encoding))
  if (preferred) return preferred
  return (ctx.acceptsEncodings(...offered) || 'identity') as Encoding
}
