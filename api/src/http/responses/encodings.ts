import { promisify } from 'node:util'
import zlib from 'node:zlib'
import type { Context } from 'koa'
import { LRUCache } from 'lru-cache'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)
const zstd = promisify(zlib.zstdCompress)

/** Below this number of bytes compression saves nothing: the response fits into one network packet. */
export const COMPRESS_FROM = 1024

export type Encoding = 'br' | 'zstd' | 'gzip' | 'identity'

/**
 * Returns the bytes in memory of their own. Node cuts small buffers from blocks of 64 KB, and a cached one would keep
 * its whole block: caches of 16 MB of short lists held 196 MB.
 */
export function inOwnMemory(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}

/** Returns a text as UTF-8, in memory of its own. */
export const encodeUtf8 = (text: string) => inOwnMemory(Buffer.from(text))

/** Compresses with Brotli at a level of quality from 0 to 11, into memory of its own. */
export const compressBrotli = async (bytes: Buffer, quality: number) =>
  inOwnMemory(
    await brotli(bytes, {
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  )

const FAST_BROTLI = 4

const COMPRESS: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: bytes => compressBrotli(bytes, FAST_BROTLI),
  zstd: async bytes => inOwnMemory(await zstd(bytes)),
  gzip: async bytes => inOwnMemory(await gzip(bytes)),
  identity: async bytes => bytes,
}

/** Returns the bytes in an encoding, compressed quickly, in memory of their own. */
export const compress = (bytes: Buffer, encoding: Encoding) => COMPRESS[encoding](bytes)

/** A text in the encoding that a client receives; short texts are not compressed. */
export interface EncodedText {
  bytes: Buffer
  encoding: Encoding
}

export async function encodeText(text: string, encoding: Encoding): Promise<EncodedText> {
  const bytes = encodeUtf8(text)
  if (bytes.length < COMPRESS_FROM) return { bytes, encoding: 'identity' }
  return { bytes: await compress(bytes, encoding), encoding }
}

/** Number of Accept-Encoding headers whose encodings are cached; browsers send a handful. */
const NEGOTIATED_MAX = 100
const negotiated = new LRUCache<string, Encoding>({ max: NEGOTIATED_MAX })

/**
 * Returns the encoding that the client prefers. Without a preference, returns the first offered encoding that it
 * accepts, and identity if it accepts none (RFC 9110 12.5.3).
 */
export function negotiateEncoding(ctx: Context, offered: readonly Encoding[]): Encoding {
  const accepted = ctx.get('accept-encoding')
  if (!accepted) return 'identity'
  const key = `${offered} ${accepted}`
  const known = negotiated.get(key)
  if (known) return known
  const encoding = negotiate(ctx, accepted, offered)
  negotiated.set(key, encoding)
  return encoding
}

function negotiate(ctx: Context, accepted: string, offered: readonly Encoding[]): Encoding {
  // Without weights the client has no preference, although the library takes the order of its list for one.
  const isEqual = !accepted.includes(';')
  const preferred = isEqual && offered.find(encoding => ctx.acceptsEncodings(encoding))
  if (preferred) return preferred
  return (ctx.acceptsEncodings(...offered) || 'identity') as Encoding
}
